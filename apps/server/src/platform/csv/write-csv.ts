/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Of a cell that was written by `writeLine`: the apostrophe that kept it from being a formula is no part of it. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV as an Italian spreadsheet opens it; no cell can become a formula. */
export const writeLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => cellOf(cell ?? '')).join(';')}\r\n`

/** What tells a spreadsheet that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'
