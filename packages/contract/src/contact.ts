import { z } from 'zod'
import { emailField, lineOfText, requiredLines, requiredText } from './schema/fields.ts'
import { CONTACT_MESSAGE_MAX_LENGTH } from './schema/limits.ts'
import { messages } from './schema/messages.ts'
import { operation } from './schema/operation.ts'

export const contactBody = z.object({
  name: requiredText(messages.nameRequired),
  email: emailField,
  message: requiredLines(messages.messageRequired, CONTACT_MESSAGE_MAX_LENGTH),
  /** Honeypot: a hidden field; messages that fill it in are discarded. */
  website: lineOfText(1000).optional(),
})

export const contact = operation({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: 'Send a message to the operator of the installation.',
  body: contactBody,
  response: z.object({ success: z.literal(true) }),
  errors: ['too-many-attempts'],
})
