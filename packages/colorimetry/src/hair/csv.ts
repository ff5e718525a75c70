/** Rows of a CSV table: `#` begins a comment, the first other line names the columns. Values stay text. */
export const rowsOf = <Column extends string>(text: string): readonly Readonly<Record<Column, string>>[] => {
  const [head, ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const columns = (head ?? '').split(',')
  return lines.map((line) => {
    const values = line.split(',')
    return Object.fromEntries(columns.map((column, i) => [column, values[i] ?? ''])) as Record<Column, string>
  })
}

/** Interpolates `to` at `at` over the ascending `from`; clamps to the end values. */
export const interpolate = (from: readonly number[], to: readonly number[], at: number): number => {
  const high = from.findIndex((value) => value >= at)
  if (high <= 0) return to[high === 0 ? 0 : to.length - 1] ?? 0
  const [x0 = 0, x1 = 1, y0 = 0, y1 = 0] = [from[high - 1], from[high], to[high - 1], to[high]]
  return y0 + ((at - x0) / (x1 - x0)) * (y1 - y0)
}
