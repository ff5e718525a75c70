import { z } from 'zod'
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES, TOTP_DIGITS } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'
import { sessionAnswer } from './auth.ts'

/** Spaces and hyphens in a code are ignored. */
const compact = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()

const appCodeField = z
  .string({ error: messages.appCode })
  .max(100, messages.appCode)
  .overwrite(compact)
  .regex(new RegExp(`^\\d{${TOTP_DIGITS}}$`), messages.appCode)

/** A code of the authenticator app, or a recovery code. */
const secondStepCodeField = z
  .string({ error: messages.secondStepCode })
  .max(100, messages.secondStepCode)
  .overwrite(compact)
  .regex(new RegExp(`^(\\d{${TOTP_DIGITS}}|[A-Z0-9]{${RECOVERY_CODE_LENGTH}})$`), messages.secondStepCode)

export const secondStepBody = z.object({ ticket: z.string().min(1).max(100), code: secondStepCodeField })

export const secondStep = operation({
  method: 'POST',
  path: '/api/login/second-step',
  access: 'public',
  summary:
    'Complete a sign-in that returned `second-step-needed`, with its ticket and a code of the authenticator app or a recovery code.',
  body: secondStepBody,
  response: sessionAnswer,
  errors: ['code-invalid', 'sign-in-expired', 'account-suspended', 'too-many-attempts'],
})

export const secondFactor = operation({
  method: 'GET',
  path: '/api/second-factor',
  access: 'session',
  summary: 'Get whether this user has a second factor.',
  response: z.object({
    /** Time of activation, ISO 8601; null while it is off. */
    since: z.string().nullable(),
    recoveryCodesLeft: z.number().int(),
  }),
})
export type SecondFactor = z.infer<typeof secondFactor.response>

export const startSecondFactor = operation({
  method: 'POST',
  path: '/api/second-factor',
  access: 'session',
  summary: 'Create a secret for an authenticator app. It takes effect once its first code is confirmed.',
  response: z.object({
    /** Base32 secret for manual entry. */
    secret: z.string(),
    /** The secret as an `otpauth:` URL, for a QR code. */
    uri: z.string(),
  }),
  errors: ['password-needed', 'second-factor-changed'],
})

export const confirmSecondFactorBody = z.object({ code: appCodeField })

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).length(RECOVERY_CODES) })

export const confirmSecondFactor = operation({
  method: 'POST',
  path: '/api/second-factor/confirm',
  access: 'session',
  summary:
    'Turn the second factor on with the first code of the app, and end the other sessions. The recovery codes are returned only once.',
  body: confirmSecondFactorBody,
  response: recoveryCodes,
  errors: ['code-invalid', 'password-needed', 'second-factor-changed', 'too-many-attempts'],
})

export const renewRecoveryCodes = operation({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  access: 'session',
  summary: 'Create new recovery codes; the previous ones become invalid.',
  response: recoveryCodes,
  errors: ['password-needed', 'second-factor-changed'],
})

export const stopSecondFactor = operation({
  method: 'DELETE',
  path: '/api/second-factor',
  access: 'session',
  summary: 'Turn the second factor off. Idempotent.',
  response: z.object({ success: z.literal(true) }),
  errors: ['password-needed'],
})
