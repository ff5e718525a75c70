import { usesPowder } from '../../data/products/product-classes.ts'
import type { Phase, PlanSession, Reason } from '../../model/plan.ts'

const isAgain = ({ reasons }: Phase) => reasons.some(({ code }) => code === 'second-application')

/**
 * Minutes of the strand test: those of today's longest bowl, preferring powder, and in `again` those of its second application
 * today.
 */
export const strandMinutes = (today: PlanSession | undefined): Reason['values'] => {
  const works = today?.phases.filter(({ kind }) => kind !== 'finish' && kind !== 'bond-treatment') ?? []
  const powders = works.filter(usesPowder)
  const trials = (powders.length > 0 ? powders : works)
    .filter((phase) => !isAgain(phase))
    .map(({ zones, minutes }) => {
      const again = powders.find((phase) => isAgain(phase) && phase.zones.some((zone) => zones.includes(zone)))
      return { minutes, again: again?.minutes ?? 0 }
    })
  const longest = trials.reduce((most, next) => (next.minutes + next.again > most.minutes + most.again ? next : most), {
    minutes: 0,
    again: 0,
  })
  return longest.again === 0 ? { minutes: longest.minutes } : longest
}
