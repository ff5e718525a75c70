/** Shown for work whose author's account is deleted. */
const NOBODY = 'Collaboratore rimosso'

/** The name of an author, also where the account is deleted. */
export const nameOfAuthor = (
  author: { readonly firstName: string | null; readonly lastName: string | null } | null,
): string => (author?.firstName ? `${author.firstName} ${author.lastName}` : NOBODY)

/** A list as JSON, streamed while it is read. */
export async function* jsonList<Row>(rows: AsyncIterable<Row>, present: (row: Row) => unknown): AsyncIterable<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(present(row))
    before = ',\n'
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}
