import { z } from 'zod'
import { PASSWORD_MAX_LENGTH } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'

/** The word to type before an account is deleted, against accidental deletion. */
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
    'Permanently delete this account. For the owner this cancels the subscription and deletes the whole salon; the work of a collaborator stays with the salon.',
  body: deleteAccountBody,
  response: z.object({ success: z.literal(true) }),
  errors: ['wrong-password', 'too-many-attempts', 'payment-provider-failed'],
})
