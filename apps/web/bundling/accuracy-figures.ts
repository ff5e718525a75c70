/** Accuracy of readings on the test half of the photographs, from the accuracy report. */
export type AccuracyFigures = {
  readonly heads: number
  /** In levels, formatted with a decimal comma. */
  readonly meanError: string
  /** Per cent of the heads. */
  readonly withinOne: number
  readonly insideBar: number
}

/** The report's line for the test half: heads, found, mean error, bias, within one level, width of the bar, inside it. */
const LINE =
  /^\| test half \| (?<heads>\d+) \| \d+ % \| (?<mean>\d+\.\d+) \| -?\d+\.\d+ \| (?<one>\d+) % \| \d+\.\d+ \| (?<bar>\d+) % \|/m

/**
 * Figures of the landing page, from `docs/accuracy.md`.
 *
 * @throws Error if the report has no such line
 */
export function accuracyFigures(report: string): AccuracyFigures {
  const found = LINE.exec(report)?.groups
  if (!found) throw new Error('docs/accuracy.md has no line of the test half')
  const { heads, mean, one, bar } = found
  return {
    heads: Number(heads),
    meanError: String(mean).replace('.', ','),
    withinOne: Number(one),
    insideBar: Number(bar),
  }
}
