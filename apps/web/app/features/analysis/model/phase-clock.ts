import { capitalised, ZONE_LABELS } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import type { AnalysisResult } from './analysis-result.ts'

type Steps = NonNullable<AnalysisResult['chair']>['sessions'][number]['steps']

/** Today's scheduled steps of a phase. Steps without a phase belong to the previous one, or to the first. */
export function phaseSteps(chair: AnalysisResult['chair'], phase: number): Steps {
  const steps = chair?.sessions[0]?.steps ?? []
  const phaseAt = (place: number) => steps.slice(0, place + 1).findLast((step) => step.phase !== null)?.phase ?? 0
  return steps.filter((_, place) => phaseAt(place) === phase)
}

/** Today's sections of a phase, one sentence each; empty if the whole head is one. */
export const sectionTexts = (chair: AnalysisResult['chair'], phase: number): readonly string[] =>
  (chair?.sessions[0]?.sections ?? [])
    .filter((section) => section.phase === phase && section.of > 1)
    .map(({ testo }) => testo)

/** Start minute of a phase, by zone if they differ: 'Lunghezze a 5 min, radici a 35 min'. */
export function phaseClock(chair: AnalysisResult['chair'], phase: number): string | null {
  const zones = chair?.sessions[0]?.zones
  if (!zones) return null
  const starts = new Map<number, (keyof typeof zones)[]>()
  for (const zone of ['roots', 'lengths', 'ends'] as const)
    for (const span of zones[zone])
      if (span.phase === phase) starts.set(span.apply[0], [...(starts.get(span.apply[0]) ?? []), zone])
  const inTurn = [...starts].sort(([a], [b]) => a - b)
  if (inTurn.length > 1)
    return capitalised(
      resultCopy.formula.clock.zones(
        inTurn.map(([minute, places]) => ({
          minute,
          zones: places.map((zone) => ZONE_LABELS[zone].toLocaleLowerCase('it-IT')),
        })),
      ),
    )
  const [first] = inTurn
  return first && first[0] > 0 ? resultCopy.formula.clock.all(first[0]) : null
}
