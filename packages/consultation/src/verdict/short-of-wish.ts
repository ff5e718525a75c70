import type { Plan } from '@riflesso/colorimetry'
import { sentenceOf } from '../words/reasons/index.ts'

/**
 * That a plan ends short of the wish, in a sentence that says what the way there depends on; null where it reaches it. To be
 * said before the formula: the name of the result alone would be taken for the wish.
 */
export function shortOfWish({ expected, goal, reasons }: Plan): string | null {
  const [zone] = goal.zones
  const short = reasons.filter(({ code }) => code === 'goal-out-of-reach')
  const main =
    short.find(({ values }) =>
      String(values.zones)
        .split(' ')
        .includes(zone ?? ''),
    ) ?? short[0]
  return main === undefined || expected.shade === goal.shade ? null : sentenceOf(main)
}
