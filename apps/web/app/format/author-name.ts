import type { Author } from '@riflesso/contract'
import { personName } from './person-name.ts'

/** The name that signs something of the salon's; null when whoever made it has deleted their account. */
export const authorName = (author: Author): string | null => author && personName(author.firstName, author.lastName)
