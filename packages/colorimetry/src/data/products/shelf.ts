import type { ProductClass } from '../../model/plan.ts'

/**
 * Lines that can do the work of a class, the class itself first [C]: tone on tone is what toners and glosses are sold as, a
 * covering series is the natural shades of a permanent one, a bath is powder in shampoo, and a filler is warm colour without
 * developer.
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
  /** Shades in one bowl, at most (rule 8.3). */
  mostTubes: 3,
  /** Grams of a shade that scales of a salon weigh well [C]. */
  leastGrams: 2,
  /** Levels that a mixture may be off the planned colour: half a level is invisible [E]. */
  level: 0.5,
  /** Full reflects that weigh as much as `level` in the choice of a mixture [E]. */
  reflect: 0.5,
  /** Invisible difference in full reflects, in any direction [E]. */
  unseen: 0.25,
  /** Squared error that an additional tube in the bowl must save [E]. */
  perTube: 0.1,
  /** Full reflects below which a mixture is natural: half of a soft reflect (.0X) [E]. */
  naturalBelow: 0.36,
  /** Mixtures that the rules and the model of hair judge, nearest first. */
  judged: 12,
} as const

/** Volumes that a mixture of two developers may be off [E]. */
export const VOLUMES_OFF = 0.5
