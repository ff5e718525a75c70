import type { DeclaredDetails } from '@riflesso/colorimetry'

/** What each group of questions takes. */
export type QuestionsProps = {
  readonly details: DeclaredDetails
  readonly onChange: (details: DeclaredDetails) => void
}

/** What the fold of questions takes. */
export type DetailsAnswers = { readonly healthConsent: boolean; readonly details: DeclaredDetails }

/** How many questions have an answer. */
export function answeredCount(details: DeclaredDetails): number {
  const { history, safety, white, ...hair } = details
  return [hair, history, safety, white ?? {}]
    .flatMap((group) => Object.values(group))
    .filter((answer) => answer !== null).length
}
