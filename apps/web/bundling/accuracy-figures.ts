/** How exact the readings of photographs are, as the report on accuracy says of those that nothing was fitted on. */
export type AccuracyFigures = {
  readonly heads: number
  /** In levels, with a decimal comma: it is shown as it is. */
  readonly meanError: string
  /** Per cent of the heads. */
  readonly withinOne: number
  readonly insideBar: number
}

/** The test half's line of the report: heads, found, mean error, bias, within one level, width of the bar, inside it. */
const LINE =
  /^\| test half \| (?<heads>\d+) \| \d+ % \| (?<mean>\d+\.\d+) \| -?\d+\.\d+ \| (?<one>\d+) % \| \d+\.\d+ \| (?<bar>\d+) % \|/m

/**
 * The figures that the landing page shows, out of `docs/accuracy.md`.
 *
 * @throws Error when the report has no such line: no page is built with other numbers than the measured ones
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
