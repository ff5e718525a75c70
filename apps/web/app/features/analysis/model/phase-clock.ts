import { ZONE_LABELS } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis-result.ts'
import type { AnalysisResult } from './analysis-result.ts'

/** From which minute of today a phase is applied, zone by zone where they differ: 'Lunghezze dal minuto 5, radici dal 35'. */
export function phaseClock(chair: AnalysisResult['chair'], phase: number): string | null {
  const zones = chair?.sessions[0]?.zones
  if (!zones) return null
  const starts = new Map<number, (keyof typeof zones)[]>()
  for (const zone of ['roots', 'lengths', 'ends'] as const)
    for (const span of zones[zone])
      if (span.phase === phase) starts.set(span.apply[0], [...(starts.get(span.apply[0]) ?? []), zone])
  const inTurn = [...starts].sort(([a], [b]) => a - b)
  if (inTurn.length > 1)
    return resultCopy.formula.clock.zones(
      inTurn.map(([minute, places]) => ({
        minute,
        zones: places.map((zone) => ZONE_LABELS[zone].toLocaleLowerCase('it-IT')),
      })),
    )
  const [first] = inTurn
  return first && first[0] > 0 ? resultCopy.formula.clock.all(first[0]) : null
}
