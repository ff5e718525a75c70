import { OPTION_IDS, type OutcomePromise, toneSchema, ZONES } from '@riflesso/colorimetry'
import { readingSchema } from '@riflesso/vision'
import { z } from 'zod'
import { PHOTO_ERRORS } from '../schema/errors.ts'
import { authorSchema, idParams, optionalLines, optionalText } from '../schema/fields.ts'
import { CONSENT_MAX_LENGTH, NOTES_MAX_LENGTH, PHOTO_FILE } from '../schema/limits.ts'
import { deletion, operation, storedPhoto } from '../schema/operation.ts'
import { confirmedHairSchema, photoHintsSchema } from './reading.ts'

/** Maximum length of the client's comment on the result. */
export const CLIENT_WORDS_MAX_LENGTH = 60
const MAX_BOWLS = 40
const MAX_PRODUCTS = 20

/** Upper bounds of a bowl: grams of a line, volumes of the developer, minutes of processing. */
export const MIXED_MAX = { grams: 1000, developer: 40, minutes: 180 } as const

const grams = z.number().min(0).max(MIXED_MAX.grams)

/** The actual mixture and minutes of a bowl. `phase` is an index into the phases of today's session. */
const mixedBowlSchema = z.strictObject({
  phase: z
    .number()
    .int()
    .min(0)
    .max(MAX_BOWLS - 1),
  /** One entry per line of the formula, in its order; null for a line that was left out. */
  grams: z.array(grams.nullable()).max(MAX_PRODUCTS),
  /** Volumes of the developer; null for a bowl without one. */
  developerVolume: z.number().min(0).max(MIXED_MAX.developer).nullable(),
  /** Minutes from application to rinse. */
  minutes: z.number().int().min(0).max(MIXED_MAX.minutes),
})

/** What the colourist records about a result; a photo is sent separately. */
export const outcomeFields = z.strictObject({
  /** Null = mixed as planned. */
  mixed: z.array(mixedBowlSchema).max(MAX_BOWLS).nullable().default(null),
  /** The client's comment on the result. */
  clientWord: optionalText(CLIENT_WORDS_MAX_LENGTH),
  /** Note for the next appointment. */
  note: optionalLines(NOTES_MAX_LENGTH),
})

/**
 * Comparison of a measured value with the expected one: `reached` = no visible difference, `inside-error` = explained by the error
 * bars of plan and photo.
 */
const comparedSchema = z.object({
  verdict: z.enum(['reached', 'inside-error', 'missed']),
  /** 'mezzo livello più scuro, dentro l'incertezza'. */
  testo: z.string(),
})

const expectedSchema = z.object({
  level: z.number(),
  tolerance: z.number(),
  tone: toneSchema,
  /** Radius in the (a*, b*) plane. */
  toneError: z.number(),
  shade: z.string(),
  hex: z.string(),
  /** The compared zone. */
  zone: z.enum(ZONES),
  /** False for lights and other colours that change along the hair. */
  isEven: z.boolean(),
}) satisfies z.ZodType<OutcomePromise>

export const outcomeSchema = z.object({
  /** The option that was carried out. */
  option: z.enum(OPTION_IDS),
  /** What the plan promised for today's session when the outcome was recorded. */
  expected: expectedSchema,
  /** The reading of the photo of the result, confirmed; null without a photo. */
  reading: readingSchema.nullable(),
  /** Null without a reading. */
  comparison: z
    .object({
      /** One line: 'Raggiunto', or what differs. */
      sommario: z.string(),
      /** Measured minus expected, in levels: positive is lighter. */
      level: comparedSchema.extend({ difference: z.number(), error: z.number() }),
      reflect: comparedSchema,
      evenness: comparedSchema,
    })
    .nullable(),
  mixed: z.array(mixedBowlSchema).nullable(),
  clientWord: z.string().nullable(),
  note: z.string().nullable(),
  /** Whether the photo of the result is kept. */
  hasPhoto: z.boolean(),
  author: authorSchema,
  /** ISO 8601. */
  recordedAt: z.string(),
})
export type AnalysisOutcome = z.infer<typeof outcomeSchema>

export const saveOutcome = operation({
  method: 'PUT',
  path: '/api/analysis/:id/outcome',
  access: 'session',
  summary:
    'Record what was mixed, the word of the client and a note; omitted fields are cleared, the photo stays. Free.',
  params: idParams,
  body: outcomeFields,
  response: z.object({ outcome: outcomeSchema }),
  errors: ['analysis-not-found'],
})

/** Text parts of the multipart call; JSON text. */
export const outcomePhotoFields = z.object({
  hints: photoHintsSchema.optional(),
  confirmed: confirmedHairSchema.optional(),
  /** Wording of the client's consent to keeping the photo; recorded on the client's card. */
  photoConsent: optionalText(CONSENT_MAX_LENGTH),
})

export const saveOutcomePhoto = operation({
  method: 'PUT',
  path: '/api/analysis/:id/outcome/photo',
  access: 'session',
  summary:
    'Measure a photo of the result and compare it with the plan; replaces an earlier photo. It is kept only with the consent to photos. Free.',
  params: idParams,
  multipart: outcomePhotoFields.extend({
    image: z.file().describe(PHOTO_FILE),
  }),
  response: z.object({ outcome: outcomeSchema }),
  errors: [...PHOTO_ERRORS, 'upload-too-slow', 'analysis-not-found', 'no-hair', 'unsure-hair', 'unusable-reading'],
})

export const outcomePhoto = storedPhoto('/api/analysis/:id/outcome/photo', 'Get the photo of the result as JPEG.')

export const deleteOutcome = deletion({
  path: '/api/analysis/:id/outcome',
  access: 'owner',
  summary: 'Permanently delete the outcome of an analysis with its photo.',
  errors: ['analysis-not-found'],
})
