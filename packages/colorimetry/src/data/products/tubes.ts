import type { ProductClass } from '../../model/plan.ts'

/** Grams of a half tube, of the tubes of 60 that most Italian colour comes in [C]; 100 ml tubes are read off the scale. */
export const HALF_TUBE_GRAMS = 30

/** Classes that come in tubes. */
export const IN_TUBES: ReadonlySet<ProductClass> = new Set(['PERM', 'PERM_W', 'DEMI', 'TONER', 'GLOSS', 'HIGHLIFT'])

/** How far half tubes may lie below and above what the hair takes, and how far a shade's share may move [E]. */
export const HALF_TUBE_ROOM = { below: 0.1, above: 0.5, share: 0.1 } as const
