import { z } from 'zod'
import {
  codeField,
  confirmPasswordField,
  emailField,
  newPasswordField,
  passwordField,
  repeatedAs,
  requiredText,
} from '../schema/fields.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'
import { acceptedTermsSchema } from './terms.ts'
import { currentUserSchema } from './user.ts'

export const loginBody = z.object({
  email: emailField,
  password: passwordField(messages.passwordRequired),
  rememberMe: z.boolean().optional(),
})

export const registerBody = z
  .object({
    firstName: requiredText(messages.firstNameRequired),
    lastName: requiredText(messages.lastNameRequired),
    companyName: requiredText(messages.companyNameRequired, 200),
    phoneNumber: requiredText(messages.phoneNumberRequired, 40),
    email: emailField,
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
    /** If omitted, the first sign-in asks for acceptance. */
    acceptedTerms: acceptedTermsSchema.optional(),
  })
  .refine(...repeatedAs('password'))

/**
 * Identifies one registration of an address; returned by `register` and by a login rejected as unverified. Optional while
 * the address has been registered only once.
 */
const registrationToken = z.uuid().optional()

export const verifyEmailBody = z.object({ email: emailField, code: codeField, registrationToken })
export const resendVerificationBody = z.object({ email: emailField, registrationToken })

/** Response of a sign-in. */
export const sessionAnswer = z.object({ token: z.string(), user: currentUserSchema })

export const login = operation({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary:
    'Sign in: returns the bearer token and sets the image cookie. If a second factor is on, returns the error `second-step-needed` with a ticket.',
  body: loginBody,
  response: sessionAnswer,
  errors: ['invalid-credentials', 'account-suspended', 'email-not-verified', 'second-step-needed', 'too-many-attempts'],
})

export const register = operation({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  summary:
    'Create the account of a salon owner and send the verification code. The response is the same if the address already has an account; its owner then receives a mail.',
  body: registerBody,
  response: z.object({ emailSent: z.boolean(), message: z.string(), registrationToken: z.string() }),
  errors: ['too-many-attempts'],
})

export const verifyEmail = operation({
  method: 'POST',
  path: '/api/verify-email',
  access: 'public',
  summary: 'Verify the address with the code received by mail, and sign in.',
  body: verifyEmailBody,
  response: sessionAnswer,
  errors: ['code-invalid', 'code-expired', 'code-exhausted', 'too-many-attempts'],
})

export const resendVerification = operation({
  method: 'POST',
  path: '/api/resend-verification',
  access: 'public',
  summary: 'Send a new code. The response is the same whether or not the address exists.',
  body: resendVerificationBody,
  response: z.object({ message: z.string() }),
  errors: ['too-many-attempts'],
})

export const logout = operation({
  method: 'POST',
  path: '/api/logout',
  access: 'session',
  summary: 'End this session.',
  response: z.object({ success: z.literal(true) }),
})

export const developmentMailbox = operation({
  method: 'GET',
  path: '/api/mailbox',
  access: 'public',
  summary: 'Get the path of the development mailbox; null if mail is really sent.',
  response: z.object({ path: z.string().nullable() }),
})
