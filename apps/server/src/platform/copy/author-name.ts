import { REMOVED_AUTHOR } from '@riflesso/contract'

/** The name of an author, also where the account is deleted. */
export const nameOfAuthor = (
  author: { readonly firstName: string | null; readonly lastName: string | null } | null,
): string => (author?.firstName ? `${author.firstName} ${author.lastName}` : REMOVED_AUTHOR)
