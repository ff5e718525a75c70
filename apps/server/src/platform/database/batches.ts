/** Rows stored in one statement: the embedded engine answers nothing else meanwhile. */
const ROWS = 100

/** The rows in parts that one statement each stores. */
export function* batches<Row>(rows: readonly Row[]): Iterable<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS) yield rows.slice(from, from + ROWS)
}
