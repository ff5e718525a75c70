import type { DeclaredDetails, Selectors } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import type { AnalysisStage, ModelOutcome } from '@riflesso/contract'
import type { ReadPhoto } from '#platform/pixels/photo-worker'

/** What an engine works from: measured photos and what was declared. At least one photo is there. */
export type EngineInput = {
  readonly prima: ReadPhoto | null
  readonly dopo: ReadPhoto | null
  readonly selectors: Selectors
  readonly details: DeclaredDetails
  readonly client: { readonly firstName: string; readonly lastName: string } | null
  /** The salon lets its photos go to an outside model. */
  readonly mayAskModel: boolean
}

/** What asking an outside model has come to and cost. */
export type ModelUse = {
  readonly provider: string
  readonly model: string
  readonly outcome: ModelOutcome
  /** Requests, second tries and second thoughts included. */
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** Millionths of a US dollar; null when the price is unknown. */
  readonly microdollars: number | null
  readonly milliseconds: number
}

export type EngineAnswer = {
  readonly analysis: AnalysisResult
  /** `analysis` as it is kept once its health answers are erased; null when it rests on none. */
  readonly withoutHealth: AnalysisResult | null
  /** null when no outside model was asked. */
  readonly modelUse: ModelUse | null
}

/** Is told what is being done, as it begins. */
export type OnStage = (stage: AnalysisStage) => void

/**
 * Makes an analysis of measured photos. Throws when it cannot; stops early when `signal` aborts: what it answers then says
 * only what asking a model has cost so far.
 */
export type AnalysisEngine = {
  /** Whether it asks an outside model, and so needs the photos' hair as pictures. */
  readonly asksModel: boolean
  readonly analyze: (input: EngineInput, signal: AbortSignal, onStage: OnStage) => Promise<EngineAnswer>
}
