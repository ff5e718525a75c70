import { z } from 'zod'
import { emailField, newPasswordField } from './fields.ts'
import { CODE_LENGTH, PASSWORD_MAX_LENGTH } from './limits.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'

const confirmPasswordField = z
  .string({ error: messages.confirmPasswordRequired })
  .min(1, messages.confirmPasswordRequired)

/** Two passwords that can be compared. */
const comparable = z.object({ newPassword: z.string(), confirmPassword: z.string().min(1) })

const samePasswords = {
  path: ['confirmPassword'],
  message: messages.passwordsDiffer,
  // Otherwise another wrong field could hold this message back.
  when: ({ value }: { value: unknown }) => comparable.safeParse(value).success,
}

export const changePasswordBody = z
  .object({
    currentPassword: z
      .string({ error: messages.currentPasswordRequired })
      .min(1, messages.currentPasswordRequired)
      .max(PASSWORD_MAX_LENGTH, messages.passwordTooLong),
    newPassword: newPasswordField,
    confirmPassword: confirmPasswordField,
  })
  .refine((body) => body.newPassword === body.confirmPassword, samePasswords)

export const changePassword = operation({
  method: 'PUT',
  path: '/api/change-password',
  access: 'session',
  summary: 'Change the password; ends the other sessions of this person.',
  body: changePasswordBody,
  response: z.object({ message: z.string() }),
  errors: ['wrong-password', 'too-many-attempts'],
})

export const confirmPasswordBody = z.object({
  password: z
    .string({ error: messages.currentPasswordRequired })
    .min(1, messages.currentPasswordRequired)
    .max(PASSWORD_MAX_LENGTH, messages.passwordTooLong),
})

export const confirmPassword = operation({
  method: 'POST',
  path: '/api/confirm-password',
  access: 'session',
  summary:
    'Show that the person at the device knows the password: what answered `password-needed` is open for ten minutes.',
  body: confirmPasswordBody,
  response: z.object({ success: z.literal(true) }),
  errors: ['wrong-password', 'too-many-attempts'],
})

export const resetPasswordBody = z.object({ email: emailField })

/** What `resetPassword` answered: says which code is meant. Without it the tries are counted with those of anybody. */
const requestToken = z.uuid().optional()

export const resetPassword = operation({
  method: 'POST',
  path: '/api/reset-password',
  access: 'public',
  summary: 'Send a code for a new password. The answer is the same whether or not the address exists.',
  body: resetPasswordBody,
  response: z.object({ message: z.string(), requestToken: z.string() }),
  errors: ['too-many-attempts'],
})

export const confirmResetPasswordBody = z
  .object({
    email: emailField,
    resetCode: z
      .string({ error: messages.resetCodeRequired })
      .trim()
      .toUpperCase()
      .min(1, messages.resetCodeRequired)
      .length(CODE_LENGTH, messages.codeLength),
    newPassword: newPasswordField,
    confirmPassword: confirmPasswordField,
    requestToken,
  })
  .refine((body) => body.newPassword === body.confirmPassword, samePasswords)

export const confirmResetPassword = operation({
  method: 'POST',
  path: '/api/confirm-reset-password',
  access: 'public',
  summary: 'Set a new password with the code received by mail; ends every session of this person.',
  body: confirmResetPasswordBody,
  response: z.object({ message: z.string() }),
  errors: ['code-invalid', 'code-expired', 'code-exhausted', 'too-many-attempts'],
})
