/** A list as JSON, streamed while it is read. */
export async function* jsonList(rows: AsyncIterable<unknown>): AsyncIterable<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}
