export type CsvLine = {
  /** Line of its first character in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

const SEPARATORS = [';', ',', '\t'] as const

/** The most frequent separator of the heading, outside of quotes. */
function separatorOf(text: string): string {
  const heading = /^(?:[^"\r\n]|"(?:[^"]|"")*"?)*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"?/g, '') ?? ''
  const counts = SEPARATORS.map((separator) => ({ separator, count: heading.split(separator).length }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).separator
}

/**
 * Reads CSV (RFC 4180, with ; and tabs as separators too). Cells are trimmed; a quote inside a cell that does not begin
 * with one is an ordinary character. Blank lines are skipped. Null when a quote is not closed.
 */
export function parseCsv(text: string): CsvLine[] | null {
  const separator = separatorOf(text)
  const lines: CsvLine[] = []
  let at = 0
  let line = 1
  while (at < text.length) {
    const begin = line
    const cells: string[] = []
    for (;;) {
      while (text[at] === ' ') at++
      let cell = ''
      if (text[at] === '"') {
        for (at++; ; at++) {
          const next = text.indexOf('"', at)
          if (next === -1) return null
          cell += text.slice(at, next)
          at = next + 1
          if (text[at] !== '"') break
          cell += '"'
        }
        line += cell.split(/\r\n|\r|\n/).length - 1
      }
      const begun = at
      while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') at++
      cells.push((cell + text.slice(begun, at)).trim())
      if (text[at] !== separator) break
      at++
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++
    at++
    line++
    if (cells.some((cell) => cell !== '')) lines.push({ line: begin, cells })
  }
  return lines
}
