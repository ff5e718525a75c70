import type { DeclaredDetails } from '@riflesso/colorimetry'

/** How many questions have an answer. */
export function answeredCount(details: DeclaredDetails): number {
  const { history, safety, ...hair } = details
  return [hair, history, safety].flatMap((group) => Object.values(group)).filter((answer) => answer !== null).length
}
