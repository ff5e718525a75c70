import type { Plan } from '@riflesso/colorimetry'
import { sentenceOf } from '../words/reasons/index.ts'

/**
 * A sentence that the plan misses the wish, with the conditions for reaching it; null if the plan reaches it. It belongs before the
 * formula: otherwise the name of the result would be mistaken for the wish.
 */
export function shortOfWish({ expected, goal, reasons }: Plan): string | null {
  const [zone] = goal.zones
  const short = reasons.filter(({ code }) => code === 'goal-out-of-reach' || code === 'foretold-other')
  const main =
    short.find(({ values }) =>
      String(values.zones)
        .split(' ')
        .includes(zone ?? ''),
    ) ?? short[0]
  return main === undefined || expected.shade === goal.shade ? null : sentenceOf(main)
}
