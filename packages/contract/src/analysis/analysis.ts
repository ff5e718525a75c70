import {
  BASES,
  CONDITIONS,
  HAIR_TYPES,
  OPTION_IDS,
  QUESTION_IDS,
  QUESTIONS,
  WRITTEN_SECTIONS,
} from '@riflesso/colorimetry'
import { z } from 'zod'
import { usageSchema } from '../account/user.ts'
import { authorSchema } from '../schema/author.ts'
import { idField, lineOfText, requiredText } from '../schema/fields.ts'
import { CONSENT_MAX_LENGTH, RECENT_LIST_MAX } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'
import { chairSchema } from './chair.ts'
import { photoCreditSchema } from './photo-credit.ts'
import { planSchema } from './plan.ts'
import { confirmedHairSchema, photoHintsSchema, readingSchema } from './reading.ts'
import { declaredDetailsSchema } from './situation.ts'
import { nextSessionSchema, phaseSchema, writtenReasonSchema } from './written-phase.ts'

/** A later session, in words. */

export const optionSchema = z.object({
  id: z.enum(OPTION_IDS),
  titolo: z.string(),
  descrizione: z.string(),
  colorName: z.string(),
  shade: z.string(),
  hex: z.string(),
  sedute: z.number().int(),
  /** Time in the chair today. */
  minuti: z.number(),
  fasi_operative: z.array(phaseSchema),
  nextSessions: z.array(nextSessionSchema),
  /** Absent for the archived option. */
  chair: chairSchema.optional(),
})

/** The whole analysis: the fields of the product specification, and the measured and planned values. */
export const analysisResultSchema = z.object({
  colorName: z.string(),
  colorCode: z.union([z.string(), z.array(z.string())]),
  multiColors: z.array(z.string()),
  level: z.number(),
  client: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  supplierDisplayName: z.literal('Prodotti Generici'),
  formula: z.object({
    base: z.string(),
    reflect1: z.string(),
    reflect2: z.string(),
    developer: z.string(),
    time: z.string(),
    procedure: z.string(),
    fasi_operative: z.array(phaseSchema),
  }),
  fasi_operative: z.array(phaseSchema),
  analysis: z.object({
    colorimetricAnalysis: z.string(),
    technicalAssessment: z.string(),
    transformationStrategy: z.string(),
    riassunto: z.object({ tecnica: z.string(), testo: z.string() }),
    multiColors: z.array(z.string()),
    professionalAdvice: z.string(),
    hairConditionAnalysis: z.string(),
    riskAssessment: z.string(),
    alternativeOptions: z.string(),
    maintenanceAdvice: z.string(),
    additionalNotes: z.string(),
    fasi_operative: z.array(phaseSchema),
  }),
  /** Result in generic notation, such as '6.44'. */
  shade: z.string(),
  levelError: z.number(),
  /** Names and shares (0 to 1) of the tones in the result: 'Rame' 0.72, 'Dorato' 0.28. */
  toneShares: z.array(z.object({ name: z.string(), share: z.number() })),
  /** 'Condizione Capelli' and 'Processo Richiesto'. */
  conditionLabel: z.string(),
  processLabel: z.string(),
  totalMinutes: z.number(),
  sessions: z.number().int(),
  /** Warnings; `regola` is the id of the rule. */
  warnings: z.array(writtenReasonSchema),
  /** Reasons why nothing may be done today; empty otherwise. */
  refusals: z.array(writtenReasonSchema),
  options: z.array(optionSchema),
  nextSessions: z.array(nextSessionSchema),
  prima: readingSchema.nullable(),
  dopo: readingSchema.nullable(),
  plan: planSchema,
  /** The questions whose answers would change the plan most; send answers with `answerQuestions`. */
  questions: z.array(
    z.object({
      id: z.enum(QUESTION_IDS),
      domanda: z.string(),
      /** `effetto` describes the resulting plan; empty if the plan does not change. */
      risposte: z.array(z.object({ id: z.string(), testo: z.string(), effetto: z.string() })),
    }),
  ),
  /** Inputs other than the photos; absent before the analysis is archived. */
  declared: z
    .object({
      hairType: z.enum(HAIR_TYPES).nullable(),
      base: z.enum(BASES).nullable(),
      condition: z.enum(CONDITIONS).nullable(),
      details: declaredDetailsSchema,
    })
    .optional(),
  /** Schedule in minutes; absent when nothing is done. */
  chair: chairSchema.optional(),
  /** Provenance of each part; the rules decided every part that is not listed. */
  decidedBy: z.object({
    colour: z.enum(['misurato', 'regola']),
    /** 'modello' if the model changed a phase; the rules have checked the change. */
    formula: z.enum(['regola', 'modello']),
    /** Sections written by the model. */
    sections: z.array(z.enum(WRITTEN_SECTIONS)),
  }),
  /** Contribution of the external model; absent when none was called. */
  modelReview: z
    .object({
      /** Why all or part of its answer was rejected; null when all of it was used. */
      notice: z.string().nullable(),
      /** Its observations on the photos, one sentence each. */
      seen: z.array(z.string()),
      changes: z.array(z.object({ where: z.string(), reason: z.string().nullable() })),
    })
    .optional(),
})

/** The option chosen for an analysis; null until one is chosen, which means 'equilibrata', the archived formula. */
const chosenOptionSchema = z.enum(OPTION_IDS).nullable()

/** Stages of an analysis, in order; 'consulting' only if an external model is called. */
export const ANALYSIS_STAGES = ['waiting', 'measuring', 'planning', 'consulting', 'archiving'] as const
/** Data of the event 'stage'. */
export const stageEventSchema = z.object({ stage: z.enum(ANALYSIS_STAGES) })
export type AnalysisStage = (typeof ANALYSIS_STAGES)[number]

export const SLOTS = ['prima', 'dopo'] as const
export type Slot = (typeof SLOTS)[number]
export const ANALYSIS_TYPES = ['standard', 'transformation'] as const

/** Text parts of the multipart analyse call; `image`, `primaImage`, `dopoImage` are its file parts. */
const consentText = requiredText(messages.consentTextRequired, CONSENT_MAX_LENGTH)

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
  /** Author and licence of a Dopo photo found on the web; JSON text. */
  dopoCredit: photoCreditSchema.optional(),
  /** Wording of the client's consent to keeping the photos; recorded on the client's card. */
  photoConsent: consentText.optional(),
  /** Wording of the consent to health data; `situation` may contain health answers only with it. */
  healthConsent: consentText.optional(),
})

const photoPart = (description: string) =>
  z.file().optional().describe(`JPEG, PNG, WebP, HEIC or AVIF, up to 10 MB. ${description}`)

export const analyzeColor = operation({
  method: 'POST',
  path: '/api/analyze-color',
  access: 'session',
  summary:
    'Measure the photos, plan, write and archive. The analysis counts against the plan when it is archived. With `Accept: text/event-stream` the response is a stream of `stage` events, then `result` (this JSON) or `failure` (an error with its `status`).',
  multipart: analyzeFields.extend({
    image: photoPart('The photo of a standard analysis; `slot` says what it shows.'),
    primaImage: photoPart('The hair as it is, in a transformation.'),
    dopoImage: photoPart('The hair as it is wished for, in a transformation.'),
  }),
  response: z.object({
    analysis: analysisResultSchema,
    analysisId: z.string(),
    chosenOption: chosenOptionSchema,
    /** False without the client's consent: the photos were used for this analysis only. */
    photosKept: z.boolean(),
    usage: usageSchema,
  }),
  errors: [
    'Image data is required',
    'Supplier is required',
    'validation-failed',
    'request-broken',
    'missing-parameters',
    'requires-upgrade',
    'client-not-found',
    'health-consent-required',
    'image-too-large',
    'image-too-many-pixels',
    'image-unsupported',
    'image-animated',
    'image-broken',
    'image-too-slow',
    'no-hair',
    'unsure-hair',
    'too-many-analyses',
    'too-many-attempts',
    'busy',
    'request-cancelled',
    'engine-failed',
  ],
})

export const fullAnalysis = operation({
  method: 'GET',
  path: '/api/analysis/:id/full',
  access: 'session',
  summary: 'Get an archived analysis.',
  params: z.object({ id: idField }),
  response: z.object({
    id: z.string(),
    analysis: analysisResultSchema,
    clientId: z.string().nullable(),
    clientFirstName: z.string().nullable(),
    clientLastName: z.string().nullable(),
    analysisDate: z.string(),
    author: authorSchema,
    chosenOption: chosenOptionSchema,
    /** Photos that can be requested. */
    photos: z.array(z.enum(SLOTS)),
    /** Author and licence of a Dopo photo found on the web; such a photo is never shared. */
    dopoCredit: photoCreditSchema.nullable(),
    /** Time of deletion, ISO 8601; null while the photos exist, and if they were never kept. */
    photosDeletedAt: z.string().nullable(),
  }),
  errors: ['analysis-not-found', 'validation-failed'],
})

export const deleteAnalysis = operation({
  method: 'DELETE',
  path: '/api/analysis/:id',
  access: 'owner',
  summary: 'Permanently delete an analysis and its photos. Does not restore the allowance.',
  params: z.object({ id: idField }),
  response: z.object({ success: z.literal(true) }),
  errors: ['analysis-not-found', 'validation-failed'],
})

export const chooseOption = operation({
  method: 'PUT',
  path: '/api/analysis/:id/option',
  access: 'session',
  summary: 'Choose the option that is carried out. Free, any number of times.',
  params: z.object({ id: idField }),
  body: z.object({ option: z.enum(OPTION_IDS) }),
  response: z.object({ chosenOption: z.enum(OPTION_IDS) }),
  errors: ['analysis-not-found', 'validation-failed'],
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
  params: z.object({ id: idField }),
  body: z.object({ answers: z.array(answeredQuestion).min(1).max(QUESTION_IDS.length) }),
  response: z.object({ analysis: analysisResultSchema, chosenOption: chosenOptionSchema }),
  errors: ['analysis-not-found', 'answers-not-kept', 'validation-failed'],
})

export const analysisPhoto = operation({
  method: 'GET',
  path: '/api/analysis/:id/photo/:slot',
  access: 'image-cookie',
  summary: 'Get a stored photo as JPEG.',
  params: z.object({ id: idField, slot: z.enum(SLOTS) }),
  binary: 'image/jpeg',
  errors: ['photo-not-found', 'validation-failed'],
})

export const recentAnalysisSchema = z.object({
  id: z.string(),
  colorName: z.string(),
  colorCode: z.union([z.string(), z.array(z.string())]),
  multiColors: z.array(z.string()),
  /** Thumbnail as a JPEG data URL. */
  imageData: z.string(),
  analysisDate: z.string(),
  author: authorSchema,
  clientFirstName: z.string().nullable(),
  clientLastName: z.string().nullable(),
})
export type RecentAnalysis = z.infer<typeof recentAnalysisSchema>

export const recentAnalyses = operation({
  method: 'GET',
  path: '/api/recent-analyses',
  access: 'session',
  summary:
    'List recent analyses, newest first, at most 100. `q` searches client names, `before` (an id) requests the next page.',
  query: z.object({
    q: lineOfText(100).optional(),
    limit: z.coerce.number().int().min(1).max(RECENT_LIST_MAX).default(RECENT_LIST_MAX),
    before: idField.optional(),
  }),
  response: z.array(recentAnalysisSchema),
  errors: ['validation-failed'],
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
  summary: 'List summaries of analyses, newest first, optionally with the whole analysis.',
  query: z.object({
    includeFullAnalysis: z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
    limit: z.coerce.number().int().min(1).max(RECENT_LIST_MAX).default(RECENT_LIST_MAX),
    before: idField.optional(),
  }),
  response: z.array(analysisSummarySchema),
  errors: ['validation-failed'],
})
