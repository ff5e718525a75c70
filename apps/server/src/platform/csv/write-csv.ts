/**
 * Where a spreadsheet would start a formula: at such a character, also full-width, at the start of a cell. After a comma, tab
 * or new line too: a spreadsheet that separates by comma or tab instead of our semicolon ignores our quotes.
 */
const FORMULA = /(^|[,\t\r\n])(?=[=+\-@＝＋－＠\t\r])/g
const GUARDED_FORMULA = /(^|[,\t\r\n])'(?=[=+\-@＝＋－＠\t\r])/g

/** Removes from a cell written by `writeLine` the apostrophes that kept it from being a formula. */
export const plainCell = (cell: string): string => cell.replace(GUARDED_FORMULA, '$1')

function cellOf(text: string): string {
  const safe = text.replace(FORMULA, "$1'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV as an Italian spreadsheet opens it; no cell can become a formula. */
export const writeLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => cellOf(cell ?? '')).join(';')}\r\n`

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'
