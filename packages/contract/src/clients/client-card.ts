import {
  type DeclaredDetails,
  DYE_FAMILIES,
  HAIR_TYPES,
  HENNA_ANSWERS,
  OPTION_IDS,
  PATCH_TEST_RESULTS,
  SCALP_STATES,
} from '@riflesso/colorimetry'
import { z } from 'zod'
import { outcomeSchema } from '../analysis/outcome.ts'
import { authorSchema, idField, idParams, optionalText, requiredText } from '../schema/fields.ts'
import { CLIENT_PAGE_MAX, CONSENT_MAX_LENGTH } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { deletion, operation } from '../schema/operation.ts'
import { clientFields, clientLineSchema, lastHairSchema } from './clients.ts'

/** Where pictures of a client may be published, each with its own consent. */
export const PUBLISH_CHANNELS = ['instagram', 'sito', 'vetrina'] as const
export type PublishChannel = (typeof PUBLISH_CHANNELS)[number]

/** Separate consents: to keeping photos, to health notes, and to publishing pictures. */
export const CONSENT_KINDS = ['photos', 'health', ...PUBLISH_CHANNELS] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Default wording of the consents; a salon can replace it. */
export const CONSENT_TEXTS = {
  photos:
    'Acconsento a che il salone conservi le fotografie dei miei capelli nella mia scheda, per preparare e documentare i servizi di colore. Posso revocare questo consenso in ogni momento.',
  health:
    'Acconsento a che il salone annoti nella mia scheda allergie, reazioni della cute, test di sensibilità e le mie risposte prima del colore, per la sicurezza dei servizi di colore. Posso revocare questo consenso in ogni momento: le annotazioni verranno eliminate.',
  instagram:
    'Acconsento a che il salone pubblichi su Instagram le fotografie dei miei capelli prima e dopo il servizio, senza il mio nome. Posso revocare questo consenso in ogni momento.',
  sito: 'Acconsento a che il salone pubblichi sul proprio sito le fotografie dei miei capelli prima e dopo il servizio, senza il mio nome. Posso revocare questo consenso in ogni momento.',
  vetrina:
    'Acconsento a che il salone esponga in vetrina e in salone le fotografie dei miei capelli prima e dopo il servizio, senza il mio nome. Posso revocare questo consenso in ogni momento.',
} as const satisfies Record<ConsentKind, string>

/** Safety answers recorded on a client's card; null = not recorded. */
export const cardSafetySchema = z.object({
  under16: z.boolean().nullable(),
  allergy: z.boolean().nullable(),
  patchTest: z.enum(PATCH_TEST_RESULTS).nullable(),
  patchTestAgeHours: z.number().nullable(),
  /** Dyes of that test; null = not recorded. */
  patchTestFamily: z.enum(DYE_FAMILIES).nullable(),
  /** Whether that negative test counts no longer: something has changed since, or the salon tests before every use. */
  testDue: z.boolean(),
  /** Whether the scalp burned, and nobody has said that it is sound again. */
  scalpClosed: z.boolean(),
})
export type CardSafety = z.infer<typeof cardSafetySchema>

/** What is seen on a scalp that burned, after the rinse. */
export const BURN_SIGNS = ['nothing', 'redness', 'swelling', 'broken-skin'] as const
export type BurnSign = (typeof BURN_SIGNS)[number]

const time = z.iso.datetime(messages.dateInvalid).max(40, messages.dateInvalid)

/** The last time that a product burned a client: the scalp is closed for colour until somebody says that it is sound. */
export const burnFields = z.strictObject({
  at: time,
  /** What was on the head, and for how many minutes. */
  onHead: z
    .array(
      z.strictObject({
        titolo: requiredText(messages.notText, 120),
        minutes: z.number().int().min(0).max(600),
      }),
    )
    .min(1)
    .max(40),
  /** Null until it was looked at. */
  sign: z.enum(BURN_SIGNS).nullable(),
  /** When somebody said that the scalp is sound again; null before. */
  soundAt: time.nullable(),
})
export type BurnFields = z.output<typeof burnFields>

/** The questions before each colour of a client with a negative patch test: one yes, and the test is due again. */
export const preColourFields = z.strictObject({
  at: time,
  /** To colour or to a black henna tattoo, since the test. */
  reaction: z.boolean(),
  /** Today. */
  scalpBroken: z.boolean(),
  /** A medicine, an illness or a tattoo, since the test. */
  news: z.boolean(),
})
export type PreColourFields = z.output<typeof preColourFields>

/** Wording of the consent before the health questions of an analysis. */
export const ANALYSIS_HEALTH_CONSENT =
  'Acconsento a che il salone usi e conservi le mie risposte su allergie, test di sensibilità, cute, gravidanza e asma, per la sicurezza dei servizi di colore. Posso revocare questo consenso in ogni momento: le risposte verranno eliminate.'

/** Result of a patch test. */
export const PATCH_TEST_OUTCOMES = ['negativo', 'positivo'] as const
export type PatchTestOutcome = (typeof PATCH_TEST_OUTCOMES)[number]

const consentSchema = z.object({
  id: z.string(),
  kind: z.enum(CONSENT_KINDS),
  /** Exact wording of the consent. */
  text: z.string(),
  /** ISO 8601, like the other times. */
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
})

const patchTestSchema = z.object({
  id: z.string(),
  appliedAt: z.string(),
  /** Null until the test has been read. */
  result: z.enum(PATCH_TEST_OUTCOMES).nullable(),
  /** The dyes tested; null = not recorded. */
  family: z.enum(DYE_FAMILIES).nullable(),
  /** The latest questions before a colour, since this test. */
  asked: preColourFields.nullable(),
})
export type PatchTest = z.infer<typeof patchTestSchema>

/** What a client lately answered before a visit, for an analysis today; null = not answered. */
export const askedSchema = z.object({
  hairType: z.enum(HAIR_TYPES).nullable(),
  henna: z.enum(HENNA_ANSWERS).nullable(),
  weeksSinceBleach: z.number().nullable(),
  under16: z.boolean().nullable(),
  scalp: z.enum(SCALP_STATES).nullable(),
})
export type Asked = z.infer<typeof askedSchema>

/** The declared answers of an analysis, the open ones as the client answered them before the visit. A client who is too young stays so. */
export const withAsked = (details: DeclaredDetails, asked: Omit<Asked, 'hairType'>): DeclaredDetails => {
  const { history, safety } = details
  const { henna, weeksSinceBleach, under16, scalp } = asked
  return {
    ...details,
    history: {
      ...history,
      henna: history.henna ?? henna,
      weeksSinceBleach: history.weeksSinceBleach ?? weeksSinceBleach,
    },
    safety: { ...safety, under16: under16 === true || (safety.under16 ?? under16), scalp: safety.scalp ?? scalp },
  }
}

export const clientCardSchema = clientLineSchema.extend({
  notes: z.string().nullable(),
  createdAt: z.string(),
  /** Author of the card. */
  author: authorSchema,
  /** Null without consent to health notes. */
  health: z
    .object({
      /** Allergy to hair colour, or a reaction to a black henna tattoo; null = not recorded. */
      colourAllergy: z.boolean().nullable(),
      allergyNotes: z.string().nullable(),
      /** Null unless a product burned; with who noted it. */
      burn: burnFields.extend({ author: authorSchema }).nullable(),
      /** Newest first. */
      patchTests: z.array(patchTestSchema),
      /** Who has viewed them, here or in an analysis: one entry per user and day, newest first. */
      reads: z.array(z.object({ author: authorSchema, /** 'YYYY-MM-DD' in Italy. */ day: z.string() })),
    })
    .nullable(),
  /** Newest first, including withdrawn consents. */
  consents: z.array(consentSchema),
  /** Consents in force. */
  agreed: z.object({ photos: z.boolean(), health: z.boolean() }),
  /** Answers that an analysis for this client would currently take from the card. */
  safety: cardSafetySchema,
  /** Null without an analysis. */
  lastHair: lastHairSchema.nullable(),
  /** Null without answers of the last weeks. */
  asked: askedSchema.nullable(),
})
export type ClientCard = z.infer<typeof clientCardSchema>

const cardErrors = ['client-not-found'] as const

export const clientCard = operation({
  method: 'GET',
  path: '/api/clients/:id',
  access: 'session',
  summary: 'Get the card of a client.',
  params: idParams,
  response: clientCardSchema,
  errors: cardErrors,
})

export const updateClient = operation({
  method: 'PUT',
  path: '/api/clients/:id',
  access: 'session',
  summary: "Replace the client's data; omitted fields are cleared.",
  params: idParams,
  body: clientFields,
  response: clientCardSchema,
  errors: cardErrors,
})

export const deleteClient = deletion({
  path: '/api/clients/:id',
  access: 'owner',
  summary: 'Permanently delete a client with all analyses and photos.',
  errors: cardErrors,
})

export const setClientHealth = operation({
  method: 'PUT',
  path: '/api/clients/:id/health',
  access: 'session',
  summary: 'Update the health notes. Requires the health consent.',
  params: idParams,
  body: z.object({ colourAllergy: z.boolean().nullable(), allergyNotes: optionalText(1000) }),
  response: clientCardSchema,
  errors: [...cardErrors, 'health-consent-required'],
})

export const setClientConsent = operation({
  method: 'PUT',
  path: '/api/clients/:id/consents/:kind',
  access: 'session',
  summary:
    'Record a consent with its wording, or its withdrawal. Withdrawing the health consent erases the health notes.',
  params: idParams.extend({ kind: z.enum(CONSENT_KINDS) }),
  body: z.discriminatedUnion('given', [
    z.object({ given: z.literal(true), text: requiredText(messages.consentTextRequired, CONSENT_MAX_LENGTH) }),
    z.object({ given: z.literal(false) }),
  ]),
  response: clientCardSchema,
  errors: cardErrors,
})

export const setClientBurn = operation({
  method: 'PUT',
  path: '/api/clients/:id/burn',
  access: 'session',
  summary:
    'Note that a product burned the scalp, or that it is sound again; replaces an earlier note. Requires the health consent.',
  params: idParams,
  body: burnFields,
  response: clientCardSchema,
  errors: [...cardErrors, 'health-consent-required'],
})

export const setPreColour = operation({
  method: 'PUT',
  path: '/api/clients/:id/pre-colour',
  access: 'session',
  summary: 'Record the answers before a colour with the latest negative patch test. Requires the health consent.',
  params: idParams,
  body: preColourFields,
  response: clientCardSchema,
  errors: [...cardErrors, 'health-consent-required', 'patch-test-not-found'],
})

const testResult = z.enum(PATCH_TEST_OUTCOMES).nullable()

export const addPatchTest = operation({
  method: 'POST',
  path: '/api/clients/:id/patch-tests',
  access: 'session',
  summary: 'Record a patch test; a negative result needs 48 hours. Requires the health consent.',
  params: idParams,
  body: z.object({
    appliedAt: z.iso.datetime(messages.dateInvalid),
    result: testResult.default(null),
    family: z.enum(DYE_FAMILIES).nullable().default(null),
  }),
  response: clientCardSchema,
  errors: [...cardErrors, 'health-consent-required'],
})

const testParams = idParams.extend({ testId: idField })

export const readPatchTest = operation({
  method: 'PUT',
  path: '/api/clients/:id/patch-tests/:testId',
  access: 'session',
  summary: 'Record the result of a patch test; a negative result needs 48 hours.',
  params: testParams,
  body: z.object({ result: testResult }),
  response: clientCardSchema,
  errors: [...cardErrors, 'patch-test-not-found'],
})

export const removePatchTest = operation({
  method: 'DELETE',
  path: '/api/clients/:id/patch-tests/:testId',
  access: 'session',
  summary: 'Delete a patch test recorded by mistake.',
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
  /** Whether the Prima photo is kept. */
  hasPrima: z.boolean(),
  /** The chosen option; null = the archived one. */
  chosenOption: z.enum(OPTION_IDS).nullable(),
  /** The promise of the chosen option for the session of that day; null if nothing is done. */
  planned: outcomeSchema.shape.expected.pick({ level: true, tolerance: true, hex: true }).nullable(),
  /** The recorded result in short, null until then; its measures are null without a photo. */
  outcome: z
    .object({
      sommario: z.string().nullable(),
      level: z.number().nullable(),
      levelError: z.number().nullable(),
      /** Radius in the (a*, b*) plane; null also where the photo shows no tone. */
      toneError: z.number().nullable(),
      hex: z.string().nullable(),
      hasPhoto: z.boolean(),
    })
    .nullable(),
  /** The reading of the Prima photo as confirmed; null without one. */
  start: z
    .object({
      level: z.number(),
      levelError: z.number(),
      /** Radius in the (a*, b*) plane; null where the photo shows no tone. */
      toneError: z.number().nullable(),
      hex: z.string(),
    })
    .nullable(),
  /** Weeks from the analysis to the next appointment for colour of the chosen option; null without one. */
  retouchWeeks: z.number().nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntrySchema>

export const clientTimeline = operation({
  method: 'GET',
  path: '/api/clients/:id/analyses',
  access: 'session',
  summary: "List the client's analyses, newest first; `before` (an id) requests the next page.",
  params: idParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(CLIENT_PAGE_MAX).default(CLIENT_PAGE_MAX),
    before: idField.optional(),
  }),
  response: z.array(timelineEntrySchema),
  errors: cardErrors,
})
