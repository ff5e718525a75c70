import {
  buildSituation,
  planFormula,
  planWithoutReading,
  type SafePlan,
  type Situation,
  safePlan,
} from '@riflesso/colorimetry'
import { isUsable, writeAnalysis, writeWithoutHealth } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import type { AnalysisEngine, EngineAnswer, EngineInput } from './engine.ts'

/** Readings, situation and the local plan: the starting point of every engine. */
export type PlannedCase = SafePlan & {
  readonly prima: Reading | null
  readonly dopo: Reading | null
  readonly situation: Situation
}

type Read = { readonly reading: Reading }
type Planned = Pick<EngineInput, 'selectors' | 'details' | 'corrections' | 'planOf'> & {
  readonly prima: Read | null
  readonly dopo: Read | null
}

/** Plans the measured and declared case. The plan passes the safety rules; an unusable reading gets no bowl until it is confirmed. */
export function planCase({ prima, dopo, selectors, details, corrections, planOf }: Planned): PlannedCase {
  const readings = { prima: prima?.reading ?? null, dopo: dopo?.reading ?? null }
  const built = buildSituation({ ...readings, selectors, details })
  if ('ok' in built) throw new Error(`no situation: ${built.code}`)
  const situation = corrections === null ? built : { ...built, corrections }
  const planned = isUsable(readings) ? safePlan(situation, planFormula, planOf) : planWithoutReading(situation)
  return { ...readings, situation, ...planned }
}

/** Plans a case and writes its text; `withoutHealth` is null if there are no health answers. */
export function writeCase({ client, ...input }: Planned & Pick<EngineInput, 'client'>): Omit<EngineAnswer, 'modelUse'> {
  const written = { ...planCase(input), client, planOf: input.planOf }
  return { analysis: writeAnalysis(written), withoutHealth: writeWithoutHealth(written), broken: written.broken }
}

/** The engine without external services: measured readings, this project's planner and texts. */
export const localEngine: AnalysisEngine = {
  asksModel: false,
  analyze: async (input, _signal, onStage) => {
    onStage('planning')
    return { ...writeCase(input), modelUse: null }
  },
}
