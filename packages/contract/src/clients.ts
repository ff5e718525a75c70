import { z } from 'zod'
import { birthDateField, emailField, lineOfText, optionalLines, optionalText, requiredText } from './fields.ts'
import { NOTES_MAX_LENGTH } from './limits.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'

export const clientSummarySchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
})
export type ClientSummary = z.infer<typeof clientSummarySchema>

export const searchClients = operation({
  method: 'GET',
  path: '/api/search-clients',
  access: 'session',
  summary: "The salon's clients whose name matches; an empty query matches none.",
  query: z.object({ q: lineOfText(100).default('') }),
  response: z.array(clientSummarySchema),
  errors: ['validation-failed', 'token-missing', 'token-invalid'],
})

export const createClientBody = z.object({
  firstName: requiredText(messages.firstNameRequired),
  lastName: requiredText(messages.lastNameRequired),
  phone: optionalText(40),
  email: z
    .union([z.literal(''), emailField])
    .nullish()
    .transform((email) => (email ? email : null)),
  birthDate: birthDateField.nullish(),
  notes: optionalLines(NOTES_MAX_LENGTH),
})

export const createClient = operation({
  method: 'POST',
  path: '/api/clients',
  access: 'session',
  summary: 'Add a client to the salon.',
  body: createClientBody,
  response: z.object({ success: z.literal(true), client: clientSummarySchema }),
  errors: ['validation-failed', 'token-missing', 'token-invalid'],
})
