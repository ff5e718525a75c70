import { z } from 'zod'
import { confirmPasswordField, emailField, newPasswordField, passwordField, repeatedAs } from '../schema/fields.ts'
import { CODE_LENGTH } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'

export const changePasswordBody = z
  .object({
    currentPassword: passwordField(messages.currentPasswordRequired),
    newPassword: newPasswordField,
    confirmPassword: confirmPasswordField,
  })
  .refine(...repeatedAs('newPassword'))

export const changePassword = operation({
  method: 'PUT',
  path: '/api/change-password',
  access: 'session',
  summary: 'Change the password and end the other sessions of this user.',
  body: changePasswordBody,
  response: z.object({ message: z.string() }),
  errors: ['wrong-password', 'too-many-attempts'],
})

export const confirmPasswordBody = z.object({
  password: passwordField(messages.currentPasswordRequired),
})

export const confirmPassword = operation({
  method: 'POST',
  path: '/api/confirm-password',
  access: 'session',
  summary: 'Confirm the password; for ten minutes this unlocks the operations that returned `password-needed`.',
  body: confirmPasswordBody,
  response: z.object({ success: z.literal(true) }),
  errors: ['wrong-password', 'too-many-attempts'],
})

export const resetPasswordBody = z.object({ email: emailField })

/** Identifies the code; returned by `resetPassword`. Without it the attempt counts against a shared limit. */
const requestToken = z.uuid().optional()

export const resetPassword = operation({
  method: 'POST',
  path: '/api/reset-password',
  access: 'public',
  summary: 'Send a code to reset the password. The response is the same whether or not the address exists.',
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
  .refine(...repeatedAs('newPassword'))

export const confirmResetPassword = operation({
  method: 'POST',
  path: '/api/confirm-reset-password',
  access: 'public',
  summary: 'Set a new password with the code received by mail, and end all sessions of this user.',
  body: confirmResetPasswordBody,
  response: z.object({ message: z.string() }),
  errors: ['code-invalid', 'code-expired', 'code-exhausted', 'too-many-attempts'],
})
