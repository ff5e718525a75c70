import type { ProductClass } from '../../model/plan.ts'

/**
 * Lines that can replace a class, the class itself first [C]: toners and glosses are sold as tone on tone, a covering series is
 * the natural shades of a permanent one, a bath is powder in shampoo, and a filler is warm colour without developer.
 */
const SERVED_BY: Partial<Record<ProductClass, readonly ProductClass[]>> = {
  PERM: ['PERM', 'PERM_W'],
  PERM_W: ['PERM_W', 'PERM'],
  DEMI: ['DEMI', 'TONER'],
  TONER: ['TONER', 'DEMI', 'GLOSS'],
  GLOSS: ['GLOSS', 'TONER', 'DEMI'],
  PREPIG: ['PREPIG', 'GLOSS', 'DEMI', 'PERM'],
  BATH: ['BATH', 'BLEACH'],
  DECAP_OX: ['DECAP_OX', 'BLEACH'],
}

export const servedBy = (product: ProductClass): readonly ProductClass[] => SERVED_BY[product] ?? [product]

export const MIX = {
  /** Most shades in one bowl (rule 8.3). */
  maxTubes: 3,
  /** Fewest grams of a shade that a salon's scales measure accurately [C]. */
  minGrams: 2,
  /** Tolerance of a mixture in levels: half a level is invisible [E]. */
  level: 0.5,
  /** Difference in full reflects that weighs as much as `level` in the choice of a mixture [E]. */
  reflect: 0.5,
  /** Invisible difference in full reflects, in any direction [E]. */
  unseen: 0.25,
  /** Squared error that an additional tube in the bowl must save [E]. */
  perTube: 0.1,
  /** Full reflects below which a mixture is natural: half of a soft reflect (.0X) [E]. */
  naturalBelow: 0.36,
  /** Number of mixtures judged by the rules and the model of hair, nearest first. */
  judged: 12,
} as const

/** Tolerance of a mixture of two developers in volumes [E]. */
export const VOLUMES_OFF = 0.5
