/** A Markdown table; the first column is text, the others are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

export function percent(share: number | null): string {
  return share === null ? '–' : `${(100 * share).toFixed(0)} %`
}

export function number(value: number | null, digits: number): string {
  return value === null ? '–' : value.toFixed(digits)
}
