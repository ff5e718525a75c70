import { CONDITIONS, HAIR_TYPES } from '@riflesso/colorimetry'
import { z } from 'zod'
import {
  actKeyField,
  birthDateField,
  emailField,
  idField,
  lineOfText,
  optionalLines,
  optionalText,
  requiredText,
} from '../schema/fields.ts'
import { CLIENT_PAGE_MAX, NOTES_MAX_LENGTH } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'

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
  summary: "Search the salon's clients by name, telephone or e-mail; an empty query matches none.",
  query: z.object({ q: lineOfText(100).default('') }),
  response: z.array(clientSummarySchema),
})

/** Data of a client, without health notes. */
export const clientFields = z.object({
  firstName: requiredText(messages.firstNameRequired),
  lastName: requiredText(messages.lastNameRequired),
  phone: optionalText(40),
  email: z
    .union([z.literal(''), emailField])
    .nullish()
    .transform((email) => (email ? email : null)),
  birthDate: z
    .union([z.literal(''), birthDateField])
    .nullish()
    .transform((day) => (day ? day : null)),
  notes: optionalLines(NOTES_MAX_LENGTH),
})
export type ClientFields = z.output<typeof clientFields>

export const createClient = operation({
  method: 'POST',
  path: '/api/clients',
  access: 'session',
  summary: 'Add a client to the salon.',
  body: clientFields.extend({ actKey: actKeyField }),
  response: z.object({ success: z.literal(true), client: clientSummarySchema }),
})

/** One row of the list. */
export const clientLineSchema = clientSummarySchema.extend({
  email: z.string().nullable(),
  /** 'YYYY-MM-DD'. */
  birthDate: z.string().nullable(),
})
export type ClientLine = z.infer<typeof clientLineSchema>

/** Hair as the last visit left it: what was declared then, and what the formula has done since; null = not known. */
export const lastHairSchema = z.object({
  hairType: z.enum(HAIR_TYPES).nullable(),
  hairCondition: z.enum(CONDITIONS).nullable(),
})
export type LastHair = z.infer<typeof lastHairSchema>

/** A client in the list. */
export const clientRowSchema = clientLineSchema.extend({
  /** Latest analysis; null if there is none. */
  lastVisit: z
    .object({
      /** ISO 8601. */
      date: z.string(),
      colorName: z.string(),
      colorCode: z.union([z.string(), z.array(z.string())]),
      multiColors: z.array(z.string()),
      /** Next appointment for colour according to its plan, ISO 8601; null without one. */
      retouchAt: z.string().nullable(),
      hair: lastHairSchema,
    })
    .nullable(),
  /** True without a negative patch test that counts today. */
  testDue: z.boolean(),
  /** Whether this client consents to keeping photos. */
  photoConsent: z.boolean(),
})
export type ClientRow = z.infer<typeof clientRowSchema>

/** A retouch within this many days counts as due in the list. */
export const RETOUCH_SOON_DAYS = 7

export const listClients = operation({
  method: 'GET',
  path: '/api/clients',
  access: 'session',
  summary:
    "List the salon's clients by last name; `q` searches name, telephone and e-mail, `after` (an id) requests the next page, and `due=true` only clients whose retouch is past or within a week. With `order=recent`, lists the clients of the latest analyses instead, newest first.",
  query: z.object({
    q: lineOfText(100).optional(),
    limit: z.coerce.number().int().min(1).max(CLIENT_PAGE_MAX).default(CLIENT_PAGE_MAX),
    after: idField.optional(),
    due: z.enum(['true', 'false']).default('false'),
    order: z.enum(['name', 'recent']).default('name'),
  }),
  response: z.array(clientRowSchema),
})
