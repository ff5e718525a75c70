import type { Author } from '@riflesso/contract'
import { personName } from './person-name.ts'

/** Author name for records of a deleted account. */
const NOBODY = 'Collaboratore rimosso'

/** Display name of the author of a record. */
export const authorName = (author: Author): string | null =>
  author ? personName(author.firstName, author.lastName) : NOBODY
