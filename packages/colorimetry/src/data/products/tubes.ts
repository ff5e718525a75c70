import type { ProductClass } from '../../model/plan.ts'

/** Grams of a half tube: most Italian colour is sold in tubes of 60 g [C]; 100 ml tubes are weighed. */
export const HALF_TUBE_GRAMS = 30

/** Classes sold in tubes. */
export const IN_TUBES: ReadonlySet<ProductClass> = new Set(['PERM', 'PERM_W', 'DEMI', 'TONER', 'GLOSS', 'HIGHLIFT'])

/** Tolerances of half tubes below and above the planned grams, and of the share of a shade [E]. */
export const HALF_TUBE_ROOM = { below: 0.1, above: 0.5, share: 0.1 } as const
