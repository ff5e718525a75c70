import { z } from 'zod'
import { emailField, lineOfText, requiredLines, requiredText } from './fields.ts'
import { CONTACT_MESSAGE_MAX_LENGTH } from './limits.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'

export const contactBody = z.object({
  name: requiredText(messages.nameRequired),
  email: emailField,
  message: requiredLines(messages.messageRequired, CONTACT_MESSAGE_MAX_LENGTH),
  /** Nobody sees this field: what is filled in by a machine is thrown away. */
  website: lineOfText(1000).optional(),
})

export const contact = operation({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: 'Send a message to whoever runs this installation.',
  body: contactBody,
  response: z.object({ success: z.literal(true) }),
  errors: ['too-many-attempts'],
})
