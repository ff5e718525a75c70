/** A list as JSON, streamed while it is read. */
export async function* jsonList<Row>(rows: AsyncIterable<Row>, present: (row: Row) => unknown): AsyncIterable<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(present(row))
    before = ',\n'
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}
