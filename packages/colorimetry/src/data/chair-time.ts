import type { PhaseKind } from '../model/plan.ts'
import type { HairDensity, HairFibre, HairLength } from '../model/vocabulary.ts'

/**
 * Minutes to mix a bowl and apply it to the whole head, medium length and density [E]; a technique has its own for its
 * lightener.
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

/** Minutes of a clock are read in steps of this many. */
export const CLOCK_STEP = 5

/** Minutes to remove a bowl, by the way of removal [E]. */
export const TAKE_OFF_MINUTES = { blot: 3, rinse: 4, wash: 6, 'rinse-long': 8 } as const

/** Drying before a bowl that needs dry hair, as a share of the drying at the end [E]. */
export const DRY_BETWEEN_SHARE = 0.6

/**
 * Head start of the lengths where the roots come last: in minutes for colour, which then has its full time on both [S19]; as a
 * share of its time for powder, because warm roots need only half of it [E].
 */
export const LENGTHS_LEAD = { colourMinutes: 20, powderShare: 0.5 } as const

/**
 * Powder is worked in sections, and its time counts from the application of each one [C]. A head has at least `least` sections, its
 * quadrants, unless the technique has its own (`sectioning.ts`). Applying a section takes this share of the processing time: not
 * more, so that its first and last strands process alike, and not less, so that it is worth a rinse. Rinsing it takes `rinseShare`
 * of the minutes of its application [E].
 */
export const SECTIONS = { least: 4, applyShare: [0.25, 0.4], rinseShare: 0.25 } as const

/**
 * First look at a section of powder, after this share of its processing time and at most after these minutes: 20 to 25 minutes for
 * powder that processes for half an hour or longer [C].
 */
export const FIRST_LOOK = { share: 2 / 3, mostMinutes: 25 } as const

/** Consultation, tests on the day, preparation [E]. */
export const SET_UP_MINUTES = 10

/** Free minutes in which a blow-dry of another client fits [C]. */
export const IDLE_LEAST_MINUTES = 30

/** A clarifying wash before the first bowl, blotted [E]. */
export const CLARIFY_MINUTES = 10

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
/** Work grows with the length [E]. */
export const LENGTH_FACTOR: Readonly<Record<HairLength, number>> = {
  corto: 0.8,
  medio: 1,
  lungo: 1.2,
  'extra-lungo': 1.3,
}
