import { z } from 'zod'
import { messages } from './messages.ts'

/** The form of the token in a link for a client. */
export const LINK_TOKEN = /^[\w-]{43}$/

/** Sent only in bodies, headers and URL fragments, which are never logged. */
export const linkTokenBody = z.object({
  token: z.string({ error: messages.linkIncomplete }).regex(LINK_TOKEN, messages.linkIncomplete),
})

/** A new link. */
export const madeLink = z.object({
  /** Shown once: only a hash is stored. */
  address: z.string(),
  expiresAt: z.string(),
})

/** Unknown, revoked and expired tokens get the same error: the response does not reveal which it is. */
export const LINK_ERRORS = ['link-invalid', 'too-many-attempts'] as const
