import { z } from 'zod'
import { lineOfText } from '../schema/fields.ts'
import { operation } from '../schema/operation.ts'

/** Test cards of the demonstration provider; no other card number is ever sent to the server. */
export const TEST_CARDS = {
  success: '4242424242424242',
  refused: '4000000000000002',
  authentication: '4000002500003155',
  laterFailure: '4000000000000341',
} as const

const cardNumber = lineOfText(40).overwrite((text) => text.replaceAll(' ', ''))
const errors = ['not-found', 'payment-not-found', 'busy'] as const

export const demonstrationPayment = operation({
  method: 'POST',
  path: '/api/demonstration-payment',
  access: 'owner',
  summary: 'Confirm a demonstration payment with a test card. Only with the demonstration provider.',
  body: z.object({ clientSecret: lineOfText(200), cardNumber }),
  response: z.object({ status: z.enum(['succeeded', 'requires_action']) }),
  errors: [...errors, 'card-refused', 'card-not-for-tests'],
})

export const demonstrationAuthentication = operation({
  method: 'POST',
  path: '/api/demonstration-authentication',
  access: 'owner',
  summary: 'Answer the simulated bank authentication. Only with the demonstration provider.',
  body: z.object({ clientSecret: lineOfText(200), approved: z.boolean() }),
  response: z.object({ status: z.literal('succeeded') }),
  errors: [...errors, 'card-refused'],
})

export const demonstrationCard = operation({
  method: 'PUT',
  path: '/api/demonstration-card',
  access: 'owner',
  summary: 'Change the test card; overdue payments are retried immediately.',
  body: z.object({ cardNumber }),
  response: z.object({ paid: z.boolean() }),
  errors: [...errors, 'card-refused', 'card-not-for-tests'],
})

export const demonstrationRenewal = operation({
  method: 'POST',
  path: '/api/demonstration-renewal',
  access: 'owner',
  summary: 'End the current period of the demonstration subscription.',
  response: z.object({ success: z.literal(true) }),
  errors: [...errors, 'no-subscription'],
})
