import type { Plan } from '../model/plan.ts'

/**
 * The work of a plan as single values in a fixed order: the weeks before each session, and its bowls with zones, products, grams,
 * developer and minutes.
 */
export const workOf = ({ sessions }: Pick<Plan, 'sessions'>) =>
  sessions.map(({ afterWeeks, phases }) => [
    afterWeeks,
    phases.map(({ kind, zones, products, developer, minutes }) => [
      kind,
      zones,
      products.map((product) => [product.class, product.shade, product.grams]),
      developer?.volume ?? null,
      minutes,
    ]),
  ])
