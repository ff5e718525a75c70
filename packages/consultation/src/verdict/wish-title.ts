import { shadeNotation } from '@riflesso/colorimetry'
import type { AnalysisResult } from '../analysis-result.ts'

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
