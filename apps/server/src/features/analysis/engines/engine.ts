import type { Base, Condition, DeclaredDetails, HairType } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import type { ReadPhoto } from '#platform/pixels/photo-worker'

/** The three selectors of the panel; null = not set. */
export type Selectors = {
  readonly hairType: HairType | null
  readonly base: Base | null
  readonly condition: Condition | null
}

/** What an engine works from: measured photos and what was declared. At least one photo is there. */
export type EngineInput = {
  readonly prima: ReadPhoto | null
  readonly dopo: ReadPhoto | null
  readonly selectors: Selectors
  readonly details: DeclaredDetails
  readonly client: { readonly firstName: string; readonly lastName: string } | null
}

/** Makes an analysis of measured photos. Throws when it cannot; stops early when `signal` aborts. */
export type AnalysisEngine = {
  readonly analyze: (input: EngineInput, signal: AbortSignal) => Promise<AnalysisResult>
}
