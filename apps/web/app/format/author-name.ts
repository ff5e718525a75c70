import type { Author } from '@riflesso/contract'
import { personName } from './person-name.ts'

/** Signs what somebody made who has deleted their account: nothing of the person is left. */
const NOBODY = 'Collaboratore rimosso'

/** The name that signs something of the salon's. */
export const authorName = (author: Author): string | null =>
  author ? personName(author.firstName, author.lastName) : NOBODY
