/** Accuracy of readings on the test half of the photographs, as the landing page shows it. */
export type AccuracyFigures = {
  readonly heads: number
  /** In levels, formatted with a decimal comma. */
  readonly meanError: string
  /** Per cent of the heads. */
  readonly withinOne: number
  readonly insideBar: number
}

type Report = {
  readonly heads: number
  readonly meanError: number
  readonly withinOne: number
  readonly insideBar: number
}

const percent = (share: number): number => Math.round(share * 100)

/** Figures of the landing page, from `docs/accuracy-public.json`. */
export const accuracyFigures = ({ heads, meanError, withinOne, insideBar }: Report): AccuracyFigures => ({
  heads,
  meanError: meanError.toFixed(2).replace('.', ','),
  withinOne: percent(withinOne),
  insideBar: percent(insideBar),
})
