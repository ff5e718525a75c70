import type { Corrections, DeclaredDetails, PlanOf, RuleId, Selectors } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import type { AnalysisStage, ModelOutcome } from '@riflesso/contract'
import type { ReadPhoto } from '#platform/pixels/photo-worker'

/** Input of an engine: measured photos and declared answers. There is at least one photo. */
export type EngineInput = {
  readonly prima: ReadPhoto | null
  readonly dopo: ReadPhoto | null
  readonly selectors: Selectors
  readonly details: DeclaredDetails
  /** Corrections from the salon's outcomes; null for none. */
  readonly corrections: Corrections | null
  readonly client: { readonly firstName: string; readonly lastName: string } | null
  /** The planner; it remembers the plans of this analysis. */
  readonly planOf?: PlanOf | undefined
  /** Whether the salon allows its photos to be sent to an external model. */
  readonly mayAskModel: boolean
}

/** Outcome and cost of a call to an external model. */
export type ModelUse = {
  readonly provider: string
  readonly model: string
  readonly outcome: ModelOutcome
  /** Requests, retries and corrections included. */
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** Millionths of a US dollar; null when the price is unknown. */
  readonly microdollars: number | null
  readonly milliseconds: number
}

export type EngineAnswer = {
  readonly analysis: AnalysisResult
  /** `analysis` as stored after its health answers are erased; null when it used none. */
  readonly withoutHealth: AnalysisResult | null
  /** Safety rules that the first plan broke, so that a safer one was used: empty unless the planner has a bug. */
  readonly broken: readonly RuleId[]
  /** null when no external model was called. */
  readonly modelUse: ModelUse | null
}

/** Called at the start of each stage. */
export type OnStage = (stage: AnalysisStage) => void

/**
 * Makes an analysis of measured photos, or throws. Stops early when `signal` aborts: the result then has
 * only the cost of a model so far.
 */
export type AnalysisEngine = {
  /** Whether it calls an external model and therefore needs pictures of the hair. */
  readonly asksModel: boolean
  readonly analyze: (input: EngineInput, signal: AbortSignal, onStage: OnStage) => Promise<EngineAnswer>
}
