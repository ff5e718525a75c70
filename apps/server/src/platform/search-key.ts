/**
 * Normalises text for searching: lower case, no accents, one kind of apostrophe. Done here and stored, because lower() in
 * PostgreSQL depends on the locale of the database.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** Search and sort key of a client: last, first and last name, so that it contains the full name in either order. */
export const clientSearchKey = (client: { readonly firstName: string; readonly lastName: string }): string => {
  const [first, last] = [foldText(client.firstName), foldText(client.lastName)]
  return `${last} ${first} ${last}`
}

const literal = (text: string) => foldText(text).replace(/[\\%_]/g, '\\$&')

/** LIKE pattern for search keys that contain `text`. */
export const keyContains = (text: string): string => `%${literal(text)}%`

/** LIKE pattern for search keys with a word, other than the first, that begins with `text`. */
export const wordBegins = (text: string): string => `% ${literal(text)}%`

/** LIKE pattern for search keys that begin with `text`. */
export const keyBegins = (text: string): string => `${literal(text)}%`
