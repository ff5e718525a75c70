import { usesPowder } from '../../data/product-classes.ts'
import type { PlanSession } from '../../model/plan.ts'

/** Minutes of today's longest bowl that a strand is tried in first: of powder where there is some, otherwise of colour. */
export const strandMinutes = (today: PlanSession | undefined): number => {
  const works = today?.phases.filter(({ kind }) => kind !== 'finish' && kind !== 'bond-treatment') ?? []
  const powders = works.filter(usesPowder)
  return Math.max(0, ...(powders.length > 0 ? powders : works).map(({ minutes }) => minutes))
}
