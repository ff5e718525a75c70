import { BASES, CONDITIONS, HAIR_TYPES, OPTION_IDS, QUESTION_IDS, QUESTIONS } from '@riflesso/colorimetry'
import { z } from 'zod'
import { authorSchema } from './author.ts'
import { chairSchema } from './chair.ts'
import { idField, lineOfText, requiredText } from './fields.ts'
import { CONSENT_MAX_LENGTH, RECENT_LIST_MAX } from './limits.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'
import { photoCreditSchema } from './photo-credit.ts'
import { planSchema } from './plan.ts'
import { confirmedHairSchema, photoHintsSchema, readingSchema } from './reading.ts'
import { declaredDetailsSchema } from './situation.ts'
import { usageSchema } from './user.ts'
import { motiveSchema, phaseSchema } from './written-phase.ts'

/** Sections of the consultation that an outside model may write. */
export const WRITTEN_SECTIONS = [
  'colorimetricAnalysis',
  'technicalAssessment',
  'transformationStrategy',
  'professionalAdvice',
  'hairConditionAnalysis',
  'maintenanceAdvice',
] as const

/** A session after today's, in words. */
const nextSessionSchema = z.object({ titolo: z.string(), fasi_operative: z.array(phaseSchema) })

export const optionSchema = z.object({
  id: z.enum(OPTION_IDS),
  titolo: z.string(),
  descrizione: z.string(),
  colorName: z.string(),
  shade: z.string(),
  hex: z.string(),
  sedute: z.number().int(),
  /** In the chair, today. */
  minuti: z.number(),
  fasi_operative: z.array(phaseSchema),
  nextSessions: z.array(nextSessionSchema),
  /** Absent on the option that is the archived formula. */
  chair: chairSchema.optional(),
})

/** The whole analysis, in the shape of the product specification with our measured and planned parts beside it. */
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
  /** Generic notation of the result, '6.44'. */
  shade: z.string(),
  levelError: z.number(),
  /** Name and share (0-1) of the tones in the result: 'Rame' 0.72, 'Dorato' 0.28. */
  toneShares: z.array(z.object({ name: z.string(), share: z.number() })),
  /** 'Condizione Capelli' and 'Processo Richiesto'. */
  conditionLabel: z.string(),
  processLabel: z.string(),
  totalMinutes: z.number(),
  sessions: z.number().int(),
  /** What to watch; `regola` names the rule. */
  warnings: z.array(motiveSchema),
  /** Not empty when nothing may be done today. */
  refusals: z.array(motiveSchema),
  options: z.array(optionSchema),
  nextSessions: z.array(nextSessionSchema),
  prima: readingSchema.nullable(),
  dopo: readingSchema.nullable(),
  plan: planSchema,
  /** The questions that would move the plan most; `answerQuestions` takes the answers. */
  questions: z.array(
    z.object({
      id: z.enum(QUESTION_IDS),
      domanda: z.string(),
      /** `effetto` says what the plan comes to; empty where it stays as it is. */
      risposte: z.array(z.object({ id: z.string(), testo: z.string(), effetto: z.string() })),
    }),
  ),
  /** What it rests on beside the photos; absent only before it is archived. */
  declared: z
    .object({
      hairType: z.enum(HAIR_TYPES).nullable(),
      base: z.enum(BASES).nullable(),
      condition: z.enum(CONDITIONS).nullable(),
      details: declaredDetailsSchema,
    })
    .optional(),
  /** How it is carried out, by the minute; absent when nothing is done. */
  chair: chairSchema.optional(),
  /** Who decided what; whatever is not named follows from the rules. */
  decidedBy: z.object({
    colour: z.enum(['misurato', 'regola']),
    /** 'modello' when it changed a phase; the rules have judged that too. */
    formula: z.enum(['regola', 'modello']),
    /** Sections that the model wrote. */
    sections: z.array(z.enum(WRITTEN_SECTIONS)),
  }),
  /** What the outside model brought; absent when none was asked. */
  secondMaster: z
    .object({
      /** Why it brought nothing, or not all; null when everything was taken over. */
      notice: z.string().nullable(),
      /** What it saw in the photos, one sentence each. */
      seen: z.array(z.string()),
      changes: z.array(z.object({ where: z.string(), reason: z.string().nullable() })),
    })
    .optional(),
})

/** The option chosen for an analysis; null until somebody chose, which stands for 'equilibrata', the archived formula. */
const chosenOptionSchema = z.enum(OPTION_IDS).nullable()

/** What an analysis goes through, in this order; 'consulting' only where an outside model is asked. */
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
  /** What `image` shows in a standard analysis. */
  slot: z.enum(SLOTS).default('prima'),
  hairType: z.enum(HAIR_TYPES).optional(),
  hairBase: z.enum(BASES).optional(),
  hairCondition: z.enum(CONDITIONS).optional(),
  clientId: idField.optional(),
  analysisTitle: lineOfText(200).optional(),
  /** JSON text, as the hints. */
  situation: declaredDetailsSchema.optional(),
  primaHints: photoHintsSchema.optional(),
  dopoHints: photoHintsSchema.optional(),
  primaConfirmed: confirmedHairSchema.optional(),
  dopoConfirmed: confirmedHairSchema.optional(),
  /** Whose picture the Dopo photo is, where it was found on the web; JSON text too. */
  dopoCredit: photoCreditSchema.optional(),
  /** The words that the client agreed to, so that the photos are kept; recorded on the client's card. */
  photoConsent: consentText.optional(),
  /** The same for answers about health: `situation` may hold them only with this consent. */
  healthConsent: consentText.optional(),
})

const photoPart = (description: string) =>
  z.file().optional().describe(`JPEG, PNG, WebP, HEIC or AVIF, up to 10 MB. ${description}`)

export const analyzeColor = operation({
  method: 'POST',
  path: '/api/analyze-color',
  access: 'session',
  summary:
    'Measures the photos, plans, writes and archives; one use is counted when it is archived. With `Accept: text/event-stream` the answer comes as events: `stage`, then `result` (this JSON) or `failure` (an error with its `status`).',
  multipart: analyzeFields.extend({
    image: photoPart('The photo of a standard analysis; `slot` says what it shows.'),
    primaImage: photoPart('The hair as it is, in a transformation.'),
    dopoImage: photoPart('The hair as it is wished for, in a transformation.'),
  }),
  response: z.object({
    analysis: analysisResultSchema,
    analysisId: z.string(),
    chosenOption: chosenOptionSchema,
    /** False where the client did not agree to it: the photos served this analysis alone. */
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
  summary: 'One archived analysis, whole.',
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
    /** Which photos can be asked for. */
    photos: z.array(z.enum(SLOTS)),
    /** Whose picture the Dopo photo is, where it was found on the web: such a photo is never handed on. */
    dopoCredit: photoCreditSchema.nullable(),
    /** When they were deleted, ISO 8601; null while they are there, and where they were never kept. */
    photosDeletedAt: z.string().nullable(),
  }),
  errors: ['analysis-not-found', 'validation-failed'],
})

export const deleteAnalysis = operation({
  method: 'DELETE',
  path: '/api/analysis/:id',
  access: 'owner',
  summary: 'Delete an analysis and its photos, for good; gives no use back. For the owner of the salon.',
  params: z.object({ id: idField }),
  response: z.object({ success: z.literal(true) }),
  errors: ['analysis-not-found', 'validation-failed'],
})

export const chooseOption = operation({
  method: 'PUT',
  path: '/api/analysis/:id/option',
  access: 'session',
  summary: 'Remember which of its options an analysis is carried out with; free, and as often as wished.',
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
    'Answer questions that decide, and plan the archived analysis anew from its readings; null leaves one open again. Free, and as often as wished; an option that was chosen is forgotten.',
  params: z.object({ id: idField }),
  body: z.object({ answers: z.array(answeredQuestion).min(1).max(QUESTION_IDS.length) }),
  response: z.object({ analysis: analysisResultSchema, chosenOption: chosenOptionSchema }),
  errors: ['analysis-not-found', 'answers-not-kept', 'validation-failed'],
})

export const analysisPhoto = operation({
  method: 'GET',
  path: '/api/analysis/:id/photo/:slot',
  access: 'image-cookie',
  summary: 'The stored photo as JPEG.',
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
  summary: 'Newest first, at most 100; `q` searches client names, `before` (an id) pages on.',
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
  summary: 'Summaries for the detailed list, newest first; with the whole analysis when asked.',
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
