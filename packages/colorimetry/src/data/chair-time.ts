import type { PhaseKind } from '../model/plan.ts'
import type { HairDensity, HairFibre, HairLength } from '../model/vocabulary.ts'

/**
 * Minutes in which a bowl is mixed and put on the whole head, medium length and density [E]; a technique brings its own for
 * its lightener.
 */
export const APPLY_MINUTES: Readonly<Record<PhaseKind, number>> = {
  'bond-treatment': 5,
  chelate: 5,
  remove: 15,
  soften: 5,
  prepigment: 10,
  pretone: 6,
  bleach: 30,
  colour: 18,
  lengths: 8,
  smudge: 8,
  lowlights: 45,
  tone: 6,
  gloss: 6,
  finish: 5,
}

/** Minutes to take a bowl off, by how it comes off [E]. */
export const TAKE_OFF_MINUTES = { blot: 3, rinse: 4, wash: 6, 'rinse-long': 8 } as const

/** Share of the drying at the end that hair needs before a bowl that wants it dry [E]. */
export const DRY_BETWEEN_SHARE = 0.6

/**
 * Head start of the lengths where the roots come last: minutes for colour, which then has its full time on both [S19]; a
 * share of its minutes for powder, which warm roots need for half of it only (`application-order.ts`) [E].
 */
export const LENGTHS_LEAD = { colourMinutes: 20, powderShare: 0.5 } as const

/** Powder is looked at from this share of its minutes on; everything else that is watched from its first interval on [E]. */
export const LOOK_FROM_SHARE = 0.5

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
/**
 * Beyond so many minutes of work other hands help: the rest goes by at this share, so that nobody sits longer than six hours (5.3)
 * on the longest and densest heads [C E].
 */
export const MORE_HANDS = { from: 150, share: 0.1 } as const

/** Work grows with the length [E]. */
export const LENGTH_FACTOR: Readonly<Record<HairLength, number>> = {
  corto: 0.8,
  medio: 1,
  lungo: 1.2,
  'extra-lungo': 1.3,
}
