import { OPTION_IDS } from '@riflesso/colorimetry'
import { z } from 'zod'
import { authorSchema } from './author.ts'
import { clientFields, clientLineSchema } from './clients.ts'
import { idField, optionalText, requiredText } from './fields.ts'
import { CLIENT_PAGE_MAX, CONSENT_MAX_LENGTH } from './limits.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'
import { cardSafetySchema } from './situation.ts'

/** What a client is asked to agree to: photos being kept, and, apart, health notes. */
export const CONSENT_KINDS = ['photos', 'health'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** What a client is shown and agrees to, where the salon words it no other way. */
export const CONSENT_TEXTS = {
  photos:
    'Acconsento a che il salone conservi le fotografie dei miei capelli nella mia scheda, per preparare e documentare i servizi di colore. Posso revocare questo consenso in ogni momento.',
  health:
    'Acconsento a che il salone annoti nella mia scheda allergie e test di sensibilità, per la sicurezza dei servizi di colore. Posso revocare questo consenso in ogni momento: le annotazioni verranno eliminate.',
} as const satisfies Record<ConsentKind, string>

/** What a client agrees to before the questions about health of an analysis. */
export const ANALYSIS_HEALTH_CONSENT =
  'Acconsento a che il salone usi e conservi le mie risposte su allergie, test di sensibilità, cute, gravidanza e asma, per la sicurezza dei servizi di colore. Posso revocare questo consenso in ogni momento: le risposte verranno eliminate.'

/** How a sensitivity test was read. */
export const PATCH_TEST_OUTCOMES = ['negativo', 'positivo'] as const
export type PatchTestOutcome = (typeof PATCH_TEST_OUTCOMES)[number]

const consentSchema = z.object({
  id: z.string(),
  kind: z.enum(CONSENT_KINDS),
  /** The very words agreed to. */
  text: z.string(),
  /** ISO 8601, as the other moments. */
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
})

const patchTestSchema = z.object({
  id: z.string(),
  appliedAt: z.string(),
  /** Null until it was read. */
  result: z.enum(PATCH_TEST_OUTCOMES).nullable(),
})
export type PatchTest = z.infer<typeof patchTestSchema>

export const clientCardSchema = clientLineSchema.extend({
  notes: z.string().nullable(),
  createdAt: z.string(),
  /** Who added the card. */
  author: authorSchema,
  /** Null where the client has not agreed to health notes. */
  health: z
    .object({
      /** Allergy to hair colour, or a reaction to a black henna tattoo; null = not asked. */
      colourAllergy: z.boolean().nullable(),
      allergyNotes: z.string().nullable(),
      /** Newest first. */
      patchTests: z.array(patchTestSchema),
      /** Who read them, here or in an analysis: a line for each person and day, the latest first. */
      reads: z.array(z.object({ author: authorSchema, /** 'YYYY-MM-DD' in Italy. */ day: z.string() })),
    })
    .nullable(),
  /** Newest first, with those withdrawn. */
  consents: z.array(consentSchema),
  /** Which consents hold. */
  agreed: z.object({ photos: z.boolean(), health: z.boolean() }),
  /** What an analysis for this client would take from the card now. */
  safety: cardSafetySchema,
})
export type ClientCard = z.infer<typeof clientCardSchema>

const clientParams = z.object({ id: idField })
const cardErrors = ['client-not-found', 'validation-failed'] as const

export const clientCard = operation({
  method: 'GET',
  path: '/api/clients/:id',
  access: 'session',
  summary: 'The whole card of a client.',
  params: clientParams,
  response: clientCardSchema,
  errors: cardErrors,
})

export const updateClient = operation({
  method: 'PUT',
  path: '/api/clients/:id',
  access: 'session',
  summary: 'Change what the card says of the person; what is left out is emptied.',
  params: clientParams,
  body: clientFields,
  response: clientCardSchema,
  errors: cardErrors,
})

export const deleteClient = operation({
  method: 'DELETE',
  path: '/api/clients/:id',
  access: 'owner',
  summary: 'Delete a client with all analyses and photos, for good; for the owner of the salon.',
  params: clientParams,
  response: z.object({ success: z.literal(true) }),
  errors: cardErrors,
})

export const setClientHealth = operation({
  method: 'PUT',
  path: '/api/clients/:id/health',
  access: 'session',
  summary: 'What the client said about allergies; only with the health consent.',
  params: clientParams,
  body: z.object({ colourAllergy: z.boolean().nullable(), allergyNotes: optionalText(1000) }),
  response: clientCardSchema,
  errors: [...cardErrors, 'health-consent-required'],
})

export const setClientConsent = operation({
  method: 'PUT',
  path: '/api/clients/:id/consents/:kind',
  access: 'session',
  summary: 'Record a consent with its words, or its withdrawal; without the health consent health notes are erased.',
  params: clientParams.extend({ kind: z.enum(CONSENT_KINDS) }),
  body: z.discriminatedUnion('given', [
    z.object({ given: z.literal(true), text: requiredText(messages.consentTextRequired, CONSENT_MAX_LENGTH) }),
    z.object({ given: z.literal(false) }),
  ]),
  response: clientCardSchema,
  errors: cardErrors,
})

const testResult = z.enum(PATCH_TEST_OUTCOMES).nullable()

export const addPatchTest = operation({
  method: 'POST',
  path: '/api/clients/:id/patch-tests',
  access: 'session',
  summary: 'Record a sensitivity test; a negative result needs 48 hours. Only with the health consent.',
  params: clientParams,
  body: z.object({ appliedAt: z.iso.datetime(messages.dateInvalid), result: testResult.default(null) }),
  response: clientCardSchema,
  errors: [...cardErrors, 'health-consent-required'],
})

const testParams = clientParams.extend({ testId: idField })

export const readPatchTest = operation({
  method: 'PUT',
  path: '/api/clients/:id/patch-tests/:testId',
  access: 'session',
  summary: 'Record how a sensitivity test was read; a negative result needs 48 hours.',
  params: testParams,
  body: z.object({ result: testResult }),
  response: clientCardSchema,
  errors: [...cardErrors, 'patch-test-not-found'],
})

export const removePatchTest = operation({
  method: 'DELETE',
  path: '/api/clients/:id/patch-tests/:testId',
  access: 'session',
  summary: 'Remove a sensitivity test that was recorded by mistake.',
  params: testParams,
  response: clientCardSchema,
  errors: [...cardErrors, 'patch-test-not-found'],
})

export const timelineEntrySchema = z.object({
  id: z.string(),
  analysisDate: z.string(),
  author: authorSchema,
  colorName: z.string(),
  colorCode: z.union([z.string(), z.array(z.string())]),
  multiColors: z.array(z.string()),
  level: z.number(),
  processLabel: z.string(),
  /** The option that was chosen for it; null = the archived one. */
  chosenOption: z.enum(OPTION_IDS).nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntrySchema>

export const clientTimeline = operation({
  method: 'GET',
  path: '/api/clients/:id/analyses',
  access: 'session',
  summary: "The client's analyses, newest first; `before` (an id) pages on.",
  params: clientParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(CLIENT_PAGE_MAX).default(CLIENT_PAGE_MAX),
    before: idField.optional(),
  }),
  response: z.array(timelineEntrySchema),
  errors: cardErrors,
})
