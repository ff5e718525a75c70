/**
 * Where a spreadsheet begins a formula: at a sign, also a full-width one, that opens a cell. After a comma, tab or new line
 * it counts too: a spreadsheet that separates by comma or tab instead of our semicolon does not see our quotes.
 */
const FORMULA = /(^|[,\t\r\n])(?=[=+\-@＝＋－＠\t\r])/g
const GUARDED_FORMULA = /(^|[,\t\r\n])'(?=[=+\-@＝＋－＠\t\r])/g

/** Of a cell that was written by `writeLine`: the apostrophes that kept it from being a formula are no part of it. */
export const plainCell = (cell: string): string => cell.replace(GUARDED_FORMULA, '$1')

function cellOf(text: string): string {
  const safe = text.replace(FORMULA, "$1'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV as an Italian spreadsheet opens it; no cell can become a formula. */
export const writeLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => cellOf(cell ?? '')).join(';')}\r\n`

/** What tells a spreadsheet that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'
