/**
 * A text as searches compare it: lower case, without accents, one kind of apostrophe. Made here and stored, because what
 * lower() folds in PostgreSQL depends on the locale the database was created with.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** Search and sort key of a client: last, first and last name again, so that it holds the full name in either order. */
export const clientSearchKey = (client: { readonly firstName: string; readonly lastName: string }): string => {
  const [first, last] = [foldText(client.firstName), foldText(client.lastName)]
  return `${last} ${first} ${last}`
}

const literal = (text: string) => foldText(text).replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern of search keys that contain a text. */
export const keyContains = (text: string): string => `%${literal(text)}%`

/** The LIKE pattern of search keys in which a word after the first begins with a text. */
export const wordBegins = (text: string): string => `% ${literal(text)}%`

/** The LIKE pattern of search keys that begin with a text. */
export const keyBegins = (text: string): string => `${literal(text)}%`
