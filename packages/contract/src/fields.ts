import { z } from 'zod'
import { CODE_LENGTH, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts'
import { messages } from './messages.ts'

/** A required line of text, trimmed. */
export const requiredText = (message: string, max = NAME_MAX_LENGTH) =>
  z.string({ error: message }).trim().min(1, message).max(max, messages.tooLong)

/** An optional line of text: absent, null and blank all mean "none". */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, messages.tooLong)
    .nullish()
    .transform((text) => (text ? text : null))

export const emailField = z
  .string({ error: messages.emailInvalid })
  .trim()
  .toLowerCase()
  .max(254, messages.emailInvalid)
  .pipe(z.email(messages.emailInvalid))

export const newPasswordField = z
  .string({ error: messages.passwordTooShort })
  .min(PASSWORD_MIN_LENGTH, messages.passwordTooShort)
  .max(PASSWORD_MAX_LENGTH, messages.passwordTooLong)

export const codeField = z
  .string({ error: messages.codeLength })
  .trim()
  .toUpperCase()
  .length(CODE_LENGTH, messages.codeLength)

export const idField = z.uuid()
