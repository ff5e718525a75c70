import { z } from 'zod'
import { codeField, emailField, optionalText, passwordField, requiredText } from '../schema/fields.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'
import { currentUserSchema } from './user.ts'

export const profileBody = z.object({
  firstName: requiredText(messages.firstNameRequired),
  lastName: requiredText(messages.lastNameRequired),
  companyName: optionalText(200),
  phoneNumber: optionalText(40),
  email: emailField,
})

export const updateProfile = operation({
  method: 'PUT',
  path: '/api/profile',
  access: 'session',
  summary: 'Change name, company and telephone; a new address takes effect after its code is confirmed.',
  body: profileBody,
  response: z.object({
    user: currentUserSchema,
    /** The new address to which a code was sent; null if the address does not change. */
    newEmail: z.string().nullable(),
  }),
  errors: ['password-needed', 'too-many-attempts'],
})

export const emailChange = operation({
  method: 'GET',
  path: '/api/email-change',
  access: 'session',
  summary: 'Get the new address that awaits confirmation; null if there is none.',
  response: z.object({ newEmail: z.string().nullable() }),
})

export const confirmEmailChangeBody = z.object({ code: codeField })

export const confirmEmailChange = operation({
  method: 'POST',
  path: '/api/confirm-email-change',
  access: 'session',
  summary: 'Confirm the new address with its code; the old address is notified.',
  body: confirmEmailChangeBody,
  response: currentUserSchema,
  errors: ['code-invalid', 'code-expired', 'code-exhausted', 'email-taken', 'too-many-attempts'],
})

export const revertEmailChange = operation({
  method: 'POST',
  path: '/api/revert-email-change',
  access: 'public',
  summary:
    'Restore the previous address with the token of the mail sent to it, and end all sessions of the user. Valid for 72 hours.',
  body: z.object({ token: z.string().min(1).max(100) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['revert-link-invalid', 'email-taken', 'too-many-attempts'],
})

/** The word to type before an account is deleted, against accidental deletion. */
export const DELETION_WORD = 'ELIMINA'

export const deleteAccountBody = z.object({
  password: passwordField(messages.currentPasswordRequired),
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
