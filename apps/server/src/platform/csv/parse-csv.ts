import type { Interruptible } from '../slices.ts'

export type CsvLine = {
  /** Line of its first character in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Most lines that are not blank, and most characters of one. */
export type CsvLimits = { readonly lines: number; readonly lineLength: number }

/** Why a text is not read as CSV; `line` counts from 1. */
export type CsvProblem = {
  readonly problem: 'open-quote' | 'long-line' | 'many-lines' | 'many-blank-lines'
  readonly line: number
}

const SEPARATORS = [';', ',', '\t'] as const

/** More than any program writes between, or after, the lines that are read. */
const MAX_BLANK_LINES = 20_000

/** The most frequent separator of the heading, outside of quotes. */
function separatorOf(text: string): string {
  const heading = /^(?:[^"\r\n]|"(?:[^"]|"")*"?)*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"?/g, '') ?? ''
  const counts = SEPARATORS.map((separator) => ({ separator, count: heading.split(separator).length }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).separator
}

/**
 * Reads CSV (RFC 4180, with ; and tabs as separators too). Cells are trimmed; a quote inside a cell that does not begin
 * with one is an ordinary character. Blank lines are skipped. Stops at the first line that breaks a limit.
 */
export function* parseCsv(text: string, limits: CsvLimits): Interruptible<CsvLine[] | CsvProblem> {
  const separator = separatorOf(text.slice(0, limits.lineLength))
  const lines: CsvLine[] = []
  let blank = 0
  let at = 0
  let line = 1
  while (at < text.length) {
    yield
    const begin = line
    const end = Math.min(text.length, at + limits.lineLength)
    const cells: string[] = []
    for (;;) {
      while (at < end && text[at] === ' ') at++
      let cell = ''
      if (text[at] === '"') {
        for (at++; ; at++) {
          const next = text.indexOf('"', at)
          if (next === -1) return { problem: 'open-quote', line: begin }
          if (next >= end) return { problem: 'long-line', line: begin }
          cell += text.slice(at, next)
          at = next + 1
          if (text[at] !== '"') break
          cell += '"'
        }
        line += cell.split(/\r\n|\r|\n/).length - 1
      }
      const begun = at
      while (at < end && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') at++
      cells.push((cell + text.slice(begun, at)).trim())
      if (at >= end || text[at] !== separator) break
      at++
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n') return { problem: 'long-line', line: begin }
    if (text[at] === '\r' && text[at + 1] === '\n') at++
    at++
    line++
    if (cells.some((cell) => cell !== '')) {
      if (lines.length === limits.lines) return { problem: 'many-lines', line: begin }
      lines.push({ line: begin, cells })
    } else if (++blank > MAX_BLANK_LINES) return { problem: 'many-blank-lines', line: begin }
  }
  return lines
}

/**
 * Decodes a file saved by a spreadsheet: UTF-8 or UTF-16 by its byte order mark, UTF-8 without one, else Windows-1252, in
 * which every byte sequence is valid.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Whether a text is XML or HTML: an electronic invoice, or a table that a program calls a spreadsheet. */
export const isMarkup = (text: string): boolean => /^\s*<[?!a-z]/i.test(text.slice(0, 1000))
