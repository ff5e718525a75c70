import { z } from 'zod'
import { PASSWORD_MAX_LENGTH } from './limits.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'

/** What has to be typed to delete an account: nobody writes it by accident. */
export const DELETION_WORD = 'ELIMINA'

export const deleteAccountBody = z.object({
  password: z
    .string({ error: messages.currentPasswordRequired })
    .min(1, messages.currentPasswordRequired)
    .max(PASSWORD_MAX_LENGTH, messages.passwordTooLong),
  confirmation: z
    .string({ error: messages.deletionWord })
    .trim()
    .refine((text) => text.toUpperCase() === DELETION_WORD, messages.deletionWord),
})

export const deleteAccount = operation({
  method: 'POST',
  path: '/api/delete-account',
  access: 'session',
  summary:
    'Delete this account for good. The owner deletes the whole salon, whose subscription is ended first; the work of a collaborator stays with the salon.',
  body: deleteAccountBody,
  response: z.object({ success: z.literal(true) }),
  errors: ['wrong-password', 'too-many-attempts', 'payment-provider-failed'],
})
