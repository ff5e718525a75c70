import type { PhaseKind } from '../model/plan.ts'
import type { HairDensity, HairFibre, HairLength } from '../model/vocabulary.ts'

/** Minutes of work beside the processing times, medium length [E]; techniques bring their own for the lightener. */
export const WORK_MINUTES: Readonly<Record<PhaseKind, number>> = {
  'bond-treatment': 5,
  chelate: 10,
  remove: 20,
  soften: 5,
  prepigment: 10,
  pretone: 10,
  bleach: 35,
  colour: 20,
  lengths: 10,
  smudge: 10,
  lowlights: 45,
  tone: 10,
  gloss: 10,
  finish: 10,
}

/** Consultation, tests on the day, preparation [E]. */
export const SET_UP_MINUTES = 10

/** Work and drying grow with density and fibre [E]. */
export const DENSITY_FACTOR: Readonly<Record<HairDensity, number>> = { bassa: 0.9, media: 1, alta: 1.3 }
export const FIBRE_FACTOR: Readonly<Record<HairFibre, number>> = { fine: 1, media: 1, grossa: 1.1 }
/** Minutes of drying at the end [E]. */
export const DRYING_MINUTES: Readonly<Record<HairLength, number>> = {
  corto: 10,
  medio: 15,
  lungo: 25,
  'extra-lungo': 40,
}
/** Beyond so many minutes of work a second hand helps: the rest goes by at this share [C]. */
export const SECOND_HAND = { from: 150, share: 0.4 } as const

/** Work grows with the length [E]. */
export const LENGTH_FACTOR: Readonly<Record<HairLength, number>> = {
  corto: 0.8,
  medio: 1,
  lungo: 1.2,
  'extra-lungo': 1.3,
}
