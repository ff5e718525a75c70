import { type Author, REMOVED_AUTHOR } from '@riflesso/contract'
import { personName } from './person-name.ts'

/** Display name of the author of a record. */
export const authorName = (author: Author): string | null =>
  author ? personName(author.firstName, author.lastName) : REMOVED_AUTHOR
