import type { DeclaredDetails } from '@riflesso/colorimetry'

export type QuestionsProps = {
  readonly details: DeclaredDetails
  readonly onChange: (details: DeclaredDetails) => void
}

export type DetailsAnswers = { readonly healthConsent: boolean; readonly details: DeclaredDetails }

/** Number of answered questions. */
export function answeredCount(details: DeclaredDetails): number {
  const { history, safety, white, ...hair } = details
  return [hair, history, safety, white ?? {}]
    .flatMap((group) => Object.values(group))
    .filter((answer) => answer !== null).length
}
