import { z } from 'zod'
import { codeField, emailField, optionalText, requiredText } from './fields.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'
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
  summary: 'Change name, company and telephone at once; another address only once its code has come back.',
  body: profileBody,
  response: z.object({
    user: currentUserSchema,
    /** The address that a code was sent to; null when it stays as it was. */
    newEmail: z.string().nullable(),
  }),
  errors: ['password-needed', 'too-many-attempts'],
})

export const emailChange = operation({
  method: 'GET',
  path: '/api/email-change',
  access: 'session',
  summary: 'The new address that waits for its code; null when none does.',
  response: z.object({ newEmail: z.string().nullable() }),
  errors: [],
})

export const confirmEmailChangeBody = z.object({ code: codeField })

export const confirmEmailChange = operation({
  method: 'POST',
  path: '/api/confirm-email-change',
  access: 'session',
  summary: 'Take over the new address with the code that was sent to it; the old one is told.',
  body: confirmEmailChangeBody,
  response: currentUserSchema,
  errors: ['code-invalid', 'code-expired', 'code-exhausted', 'email-taken', 'too-many-attempts'],
})

export const revertEmailChange = operation({
  method: 'POST',
  path: '/api/revert-email-change',
  access: 'public',
  summary:
    'Give an account its former address back, with the token of the mail that was sent there; ends every session of the person. Good for 72 hours.',
  body: z.object({ token: z.string().min(1).max(100) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['revert-link-invalid', 'email-taken', 'too-many-attempts'],
})
