import { type Plan, shadeNotation } from '@riflesso/colorimetry'
import type { AnalysisResult } from '../analysis-result.ts'
import { sentenceOf } from '../words/reasons/index.ts'

/** The wish as the title of its analysis, with the shade that today's session reaches if it is another: '8.0 · oggi 7.0'. */
export function wishTitle({
  plan: { goal, expected, sessions },
  colorName,
}: Pick<AnalysisResult, 'plan' | 'colorName'>) {
  const today = sessions.length > 1 ? sessions[0]?.goal : undefined
  const reached = today === undefined ? expected.shade : shadeNotation(today.level, today.tone)
  return sessions.length === 0 || reached === goal.shade
    ? { title: `${goal.shade} · ${colorName}`, isToday: true }
    : { title: `${goal.shade} · oggi ${reached}`, isToday: false }
}

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
