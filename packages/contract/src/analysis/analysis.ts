import {
  BASES,
  CONDITIONS,
  declaredDetailsSchema,
  HAIR_TYPES,
  LEVEL_RANGE,
  OPTION_IDS,
  PATCH_TEST_STATES,
  QUESTION_IDS,
  QUESTIONS,
  TONE_NAMES,
} from '@riflesso/colorimetry'
import { analysisResultSchema, chosenOptionSchema, siblingsSchema } from '@riflesso/consultation'
import { PLACES } from '@riflesso/vision'
import { z } from 'zod'
import { usageSchema } from '../account/user.ts'
import { PUBLISH_CHANNELS, preColourFields } from '../clients/client-card.ts'
import { PHOTO_ERRORS } from '../schema/errors.ts'
import { actKeyField, authorSchema, idField, idParams, lineOfText, requiredText } from '../schema/fields.ts'
import { CONSENT_MAX_LENGTH, PHOTO_FILE, RECENT_LIST_MAX } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { deletion, operation } from '../schema/operation.ts'
import { outcomeSchema } from './outcome.ts'
import { photoCreditSchema } from './photos.ts'
import { confirmedHairSchema, photoHintsSchema } from './reading.ts'

/** Stages of an analysis, in order; 'consulting' only if an external model is called. */
export const ANALYSIS_STAGES = ['waiting', 'measuring', 'planning', 'consulting', 'archiving'] as const
/** Data of the event 'stage'. */
export const stageEventSchema = z.object({ stage: z.enum(ANALYSIS_STAGES) })
export type AnalysisStage = (typeof ANALYSIS_STAGES)[number]

export const SLOTS = ['prima', 'dopo'] as const
export type Slot = (typeof SLOTS)[number]
/** File parts of further photos of the same head, by slot, in the order of their places. */
export const FURTHER_PARTS = { prima: ['primaImage2', 'primaImage3'], dopo: ['dopoImage2'] } as const satisfies Record<
  Slot,
  readonly string[]
>
export type FurtherPart = (typeof FURTHER_PARTS)[Slot][number]
export const ANALYSIS_TYPES = ['standard', 'transformation'] as const

const consentText = requiredText(messages.consentTextRequired, CONSENT_MAX_LENGTH)

const place = z.enum(PLACES).optional()

const seenLevel = z.coerce.number().min(LEVEL_RANGE.min).max(LEVEL_RANGE.max)

/** Text parts of the multipart analyse call; `image`, `primaImage`, `dopoImage` are its file parts. */
export const analyzeFields = z.object({
  supplier: requiredText(messages.supplierRequired, 50),
  analysisType: z.enum(ANALYSIS_TYPES).default('standard'),
  /** Content of `image` in a standard analysis. */
  slot: z.enum(SLOTS).default('prima'),
  hairType: z.enum(HAIR_TYPES).optional(),
  hairBase: z.enum(BASES).optional(),
  hairCondition: z.enum(CONDITIONS).optional(),
  clientId: idField.optional(),
  analysisTitle: lineOfText(200).optional(),
  /** JSON text, like the hints. */
  situation: declaredDetailsSchema.optional(),
  primaHints: photoHintsSchema.optional(),
  dopoHints: photoHintsSchema.optional(),
  primaConfirmed: confirmedHairSchema.optional(),
  dopoConfirmed: confirmedHairSchema.optional(),
  /** Level at which the user sees the photo read, confirmed or not; without one the two readings are not compared. */
  primaLevel: seenLevel.optional(),
  dopoLevel: seenLevel.optional(),
  /** From where the photo of a slot and its further ones show the head: front, side and nape, in this order, if absent. */
  primaPlace: place,
  primaPlace2: place,
  primaPlace3: place,
  dopoPlace: place,
  dopoPlace2: place,
  /** Author and licence of a Dopo photo found on the web; JSON text. */
  dopoCredit: photoCreditSchema.optional(),
  /** Wording of the client's consent to keeping the photos; recorded on the client's card. */
  photoConsent: consentText.optional(),
  /** Wording of the consent to health data; `situation` may contain health answers only with it. */
  healthConsent: consentText.optional(),
})

const photoPart = (description: string) => z.file().optional().describe(`${PHOTO_FILE} ${description}`)

export const analyzeColor = operation({
  method: 'POST',
  path: '/api/analyze-color',
  access: 'session',
  summary:
    'Measure the photos, plan, write and archive. The analysis counts against the plan when it is archived. With `Accept: text/event-stream` the response is a stream of `stage` events, then `result` (this JSON) or `failure` (an error with its `status`).',
  // Not a part: a repetition is answered before its photos arrive, and without an analysis left.
  query: z.object({ actKey: actKeyField }),
  multipart: analyzeFields.extend({
    image: photoPart('The photo of a standard analysis; `slot` says what it shows. Ignored in a transformation.'),
    primaImage: photoPart('The hair as it is, in a transformation.'),
    dopoImage: photoPart('The hair as it is wished for, in a transformation.'),
    primaImage2: photoPart(
      'A second photo of the hair as it is. All are read as one; further photos are never stored.',
    ),
    primaImage3: photoPart('A third photo of the hair as it is.'),
    dopoImage2: photoPart('A second photo of the hair as it is wished for.'),
  }),
  response: z.object({
    analysis: analysisResultSchema,
    siblings: siblingsSchema,
    analysisId: z.string(),
    chosenOption: chosenOptionSchema,
    /** False without the client's consent: the photos were used for this analysis only. */
    photosKept: z.boolean(),
    usage: usageSchema,
  }),
  errors: [
    ...PHOTO_ERRORS,
    'Supplier is required',
    'upload-too-slow',
    'missing-parameters',
    'requires-upgrade',
    'client-not-found',
    'health-consent-required',
    'no-hair',
    'unsure-hair',
    'readings-differ',
  ],
})

/** What forbids any formula today: an allergy, an age under 16, a positive patch test, a scalp that is not sound. */
export const FORBIDDEN_TODAY = ['allergy', 'under-16', 'positive', 'scalp'] as const
export type ForbiddenToday = (typeof FORBIDDEN_TODAY)[number]
/** What safety says about an archived formula today: forbidden, or the state of the patch test. */
export const safetyTodaySchema = z.enum([...PATCH_TEST_STATES, ...FORBIDDEN_TODAY])
export type SafetyToday = z.infer<typeof safetyTodaySchema>
/** Whether the formula is forbidden, even with a confirmation. */
export const isForbidden = (state: SafetyToday | null): state is ForbiddenToday =>
  FORBIDDEN_TODAY.some((forbidden) => forbidden === state)

export const fullAnalysis = operation({
  method: 'GET',
  path: '/api/analysis/:id/full',
  access: 'session',
  summary: 'Get an archived analysis.',
  params: idParams,
  response: z.object({
    id: z.string(),
    analysis: analysisResultSchema,
    siblings: siblingsSchema,
    clientId: z.string().nullable(),
    clientFirstName: z.string().nullable(),
    clientLastName: z.string().nullable(),
    clientPhone: z.string().nullable(),
    analysisDate: z.string(),
    author: authorSchema,
    chosenOption: chosenOptionSchema,
    /** Photos that can be requested. */
    photos: z.array(z.enum(SLOTS)),
    /** Author and licence of a Dopo photo found on the web; such a photo is never shared. */
    dopoCredit: photoCreditSchema.nullable(),
    /** Time of deletion, ISO 8601; null while the photos exist, and if they were never kept. */
    photosDeletedAt: z.string().nullable(),
    /** Whether the client currently consents to keeping photos; null without a client. */
    photoConsent: z.boolean().nullable(),
    /** Where the client currently consents to publishing pictures; null without a client. */
    publishes: z.array(z.enum(PUBLISH_CHANNELS)).nullable(),
    /** What safety says about this formula today, by the card and by the answers; null if nothing is to be asked. */
    safetyToday: safetyTodaySchema.nullable(),
    /** The latest answers before a colour on the client's card; null without any. */
    asked: preColourFields.nullable(),
    /** What was recorded about the result; null until then. */
    outcome: outcomeSchema.nullable(),
  }),
  errors: ['analysis-not-found'],
})

export const deleteAnalysis = deletion({
  path: '/api/analysis/:id',
  access: 'owner',
  summary: 'Permanently delete an analysis and its photos. Does not restore the allowance.',
  errors: ['analysis-not-found'],
})

export const chooseOption = operation({
  method: 'PUT',
  path: '/api/analysis/:id/option',
  access: 'session',
  summary: 'Choose the option that is carried out. Free, any number of times.',
  params: idParams,
  body: z.object({ option: z.enum(OPTION_IDS) }),
  response: z.object({ chosenOption: z.enum(OPTION_IDS) }),
  errors: ['analysis-not-found'],
})

const answeredQuestion = z
  .object({ question: z.enum(QUESTION_IDS), answer: z.string().max(20).nullable() })
  .refine(({ question, answer }) => answer === null || QUESTIONS[question].choices.some(({ id }) => id === answer), {
    path: ['answer'],
    error: messages.unknownAnswer,
  })

export const answerQuestions = operation({
  method: 'PUT',
  path: '/api/analysis/:id/answers',
  access: 'session',
  summary:
    'Answer open questions and plan the archived analysis again from its readings; null reopens a question. Free, any number of times. Clears a chosen option.',
  params: idParams,
  body: z.object({ answers: z.array(answeredQuestion).min(1).max(QUESTION_IDS.length) }),
  response: z.object({
    analysis: analysisResultSchema,
    siblings: siblingsSchema,
    chosenOption: chosenOptionSchema,
  }),
  errors: ['analysis-not-found', 'answers-not-kept'],
})

export const analysisPhoto = operation({
  method: 'GET',
  path: '/api/analysis/:id/photo/:slot',
  access: 'image-cookie',
  summary: 'Get a stored photo as JPEG.',
  params: z.object({ id: idField, slot: z.enum(SLOTS) }),
  binary: 'image/jpeg',
  errors: ['photo-not-found'],
})

const coloursSchema = z.array(z.string())

/** Names or hex codes of colours, or the same list as JSON text; read as a list. */
const listedColoursSchema = z.codec(z.union([coloursSchema, z.string()]), coloursSchema, {
  decode: (colours, { issues }) => {
    if (typeof colours !== 'string') return colours
    try {
      return JSON.parse(colours)
    } catch {
      issues.push({ code: 'invalid_format', format: 'json', input: colours })
      return z.NEVER
    }
  },
  encode: (colours) => colours,
})

export const recentAnalysisSchema = z.object({
  id: z.string(),
  colorName: z.string(),
  colorCode: z.union([z.string(), z.array(z.string())]),
  multiColors: listedColoursSchema,
  /** Thumbnail as a JPEG data URL. */
  imageData: z.string(),
  analysisDate: z.string(),
  author: authorSchema,
  clientFirstName: z.string().nullable(),
  clientLastName: z.string().nullable(),
})
export type RecentAnalysis = z.infer<typeof recentAnalysisSchema>

/** How the result of an analysis compares with its promise. */
export const ARCHIVE_OUTCOMES = ['kept', 'missed', 'unmeasured'] as const

/** Periods of the archive, in days until now. */
export const ARCHIVE_PERIODS = [30, 90, 365] as const

/** Filter of the lists of analyses. The colour is the one that an analysis gave: measured, otherwise promised. */
export const archiveFilterSchema = z.object({
  /** Part of the client's name. */
  q: lineOfText(100).optional(),
  days: z.coerce.number().pipe(z.literal(ARCHIVE_PERIODS)).optional(),
  level: z.coerce.number().int().min(1).max(10).optional(),
  reflect: z.enum(TONE_NAMES).optional(),
  outcome: z.enum(ARCHIVE_OUTCOMES).optional(),
})
export type ArchiveFilter = z.output<typeof archiveFilterSchema>

const archivePageSchema = archiveFilterSchema.extend({
  limit: z.coerce.number().int().min(1).max(RECENT_LIST_MAX).default(RECENT_LIST_MAX),
  before: idField.optional(),
})

export const recentAnalyses = operation({
  method: 'GET',
  path: '/api/recent-analyses',
  access: 'session',
  summary:
    'List recent analyses, newest first, at most 100. `q` searches client names, `days` limits the period, `level` and `reflect` the colour that they gave, `outcome` how it kept the promise; `before` (an id) requests the next page.',
  query: archivePageSchema,
  response: z.array(recentAnalysisSchema),
})

export const analysisSummarySchema = z.object({
  id: z.string(),
  clientFirstName: z.string().nullable(),
  clientLastName: z.string().nullable(),
  analysisDate: z.string(),
  author: authorSchema,
  imageData: z.string(),
  colorCode: z.union([z.string(), z.array(z.string())]),
  colorName: z.string(),
  processo_richiesto: z.string(),
  totalFasi: z.number().int(),
  riassunto: z.string(),
  primaFaseTitle: z.string(),
  primaFaseFormula: z.string(),
  /** Only with `includeFullAnalysis=true`. */
  fullAnalysis: analysisResultSchema.optional(),
})

export const recentAnalysesDetailed = operation({
  method: 'GET',
  path: '/api/recent-analyses-detailed',
  access: 'session',
  summary: 'List summaries of analyses, filtered and newest first as above, optionally with the whole analysis.',
  query: archivePageSchema.extend({
    includeFullAnalysis: z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
  }),
  response: z.array(analysisSummarySchema),
})
