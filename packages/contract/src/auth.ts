import { z } from 'zod'
import { codeField, emailField, newPasswordField, requiredText } from './fields.ts'
import { PASSWORD_MAX_LENGTH } from './limits.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'
import { acceptedTermsSchema } from './terms.ts'
import { currentUserSchema } from './user.ts'

export const loginBody = z.object({
  email: emailField,
  password: z
    .string({ error: messages.passwordRequired })
    .min(1, messages.passwordRequired)
    .max(PASSWORD_MAX_LENGTH, messages.passwordTooLong),
  rememberMe: z.boolean().optional(),
})

/** Two passwords that can be compared. */
const passwords = z.object({ password: z.string(), confirmPassword: z.string() })

export const registerBody = z
  .object({
    firstName: requiredText(messages.firstNameRequired),
    lastName: requiredText(messages.lastNameRequired),
    companyName: requiredText(messages.companyNameRequired, 200),
    phoneNumber: requiredText(messages.phoneNumberRequired, 40),
    email: emailField,
    password: newPasswordField,
    confirmPassword: z.string({ error: messages.confirmPasswordRequired }),
    /** Left out, the terms are asked for at the first sign-in. */
    acceptedTerms: acceptedTermsSchema.optional(),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: messages.passwordsDiffer,
    // Otherwise another wrong field could hold this message back.
    when: ({ value }) => passwords.safeParse(value).success,
  })

/**
 * What `register` answered, or a login refused as unverified: says which registration of the address is meant. It may be
 * left out while the address was registered only once.
 */
const registrationToken = z.uuid().optional()

export const verifyEmailBody = z.object({ email: emailField, code: codeField, registrationToken })
export const resendVerificationBody = z.object({ email: emailField, registrationToken })

/** What a sign-in answers. */
export const sessionAnswer = z.object({ token: z.string(), user: currentUserSchema })

export const login = operation({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary:
    'Sign in: answers the bearer token and sets the image cookie. With a second step on, it answers `second-step-needed` and a ticket for it.',
  body: loginBody,
  response: sessionAnswer,
  errors: [
    'validation-failed',
    'invalid-credentials',
    'account-suspended',
    'email-not-verified',
    'second-step-needed',
    'too-many-attempts',
  ],
})

export const register = operation({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  summary:
    'Create a salon owner account and send the verification code. The answer is the same when the address has an account: its owner gets a mail.',
  body: registerBody,
  response: z.object({ emailSent: z.boolean(), message: z.string(), registrationToken: z.string() }),
  errors: ['validation-failed', 'too-many-attempts'],
})

export const verifyEmail = operation({
  method: 'POST',
  path: '/api/verify-email',
  access: 'public',
  summary: 'Confirm the address with the code received by mail; signs in.',
  body: verifyEmailBody,
  response: sessionAnswer,
  errors: ['validation-failed', 'code-invalid', 'code-expired', 'code-exhausted', 'too-many-attempts'],
})

export const resendVerification = operation({
  method: 'POST',
  path: '/api/resend-verification',
  access: 'public',
  summary: 'Send a new code. The answer is the same whether or not the address exists.',
  body: resendVerificationBody,
  response: z.object({ message: z.string() }),
  errors: ['validation-failed', 'too-many-attempts'],
})

export const logout = operation({
  method: 'POST',
  path: '/api/logout',
  access: 'session',
  summary: 'End this session.',
  response: z.object({ success: z.literal(true) }),
  errors: [],
})
