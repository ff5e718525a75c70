import {
  BASES,
  CONDITIONS,
  correctionsSchema,
  declaredDetailsSchema,
  HAIR_TYPES,
  knownHeadSchema,
  listOf,
  OPTION_IDS,
  planSchema,
  QUESTION_IDS,
  reachedGoalSchema,
  type Shape,
  SIBLING_QUESTIONS,
} from '@riflesso/colorimetry'
import { readingSchema } from '@riflesso/vision'
import { z } from 'zod'
import { chairSchema } from './written-chair.ts'
import { nextSessionSchema, phaseSchema, writtenReasonSchema } from './written-phase.ts'

const optionSchema = z.object({
  id: z.enum(OPTION_IDS),
  titolo: z.string(),
  descrizione: z.string(),
  colorName: z.string(),
  shade: z.string(),
  hex: z.string(),
  sedute: z.number().int(),
  /** Time in the chair today. */
  minuti: z.number(),
  fasi_operative: listOf(phaseSchema),
  nextSessions: listOf(nextSessionSchema),
  /** Absent for the archived option. */
  chair: chairSchema.optional(),
})

export type WrittenOption = Shape<typeof optionSchema>

/** A deciding question, short enough for buttons on a phone. */
const questionSchema = z.object({
  id: z.enum(QUESTION_IDS),
  domanda: z.string(),
  risposte: listOf(
    z.object({
      id: z.string(),
      testo: z.string(),
      /** Summary of the plan with this answer; empty if the plan does not change. */
      effetto: z.string(),
    }),
  ),
})
export type WrittenQuestion = Shape<typeof questionSchema>

/** Provenance: the measurement of the photo, the rules of the trade, or an external model. */
export const DECIDERS = ['misurato', 'regola', 'modello'] as const
export type Decider = (typeof DECIDERS)[number]

/** Provenance of each part; the rules decided every part that is not listed. */
const decidedBySchema = z.object({
  colour: z.enum(['misurato', 'regola']),
  /** 'modello' if the model changed a phase; the rules have checked the change. */
  formula: z.enum(['regola', 'modello']),
})
export type DecidedBy = Shape<typeof decidedBySchema>

/** Contribution of an external model. */
const modelReviewSchema = z.object({
  /** Why there is no answer, or why its changes were rejected; null when all of it was used. */
  notice: z.string().nullable(),
  /** Its observations on the photos, one sentence each. */
  seen: listOf(z.string()),
  /** Phases that it changed; `reason` is null when it gave none. */
  changes: listOf(z.object({ where: z.string(), reason: z.string().nullable() })),
})
export type ModelReview = Shape<typeof modelReviewSchema>

/** The whole analysis: the fields of the product specification, and the measured and planned values. */
export const analysisResultSchema = z.object({
  colorName: z.string(),
  colorCode: z.union([z.string(), listOf(z.string())]),
  multiColors: listOf(z.string()),
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
    fasi_operative: listOf(phaseSchema),
  }),
  fasi_operative: listOf(phaseSchema),
  analysis: z.object({
    colorimetricAnalysis: z.string(),
    technicalAssessment: z.string(),
    transformationStrategy: z.string(),
    riassunto: z.object({ tecnica: z.string(), testo: z.string() }),
    multiColors: listOf(z.string()),
    professionalAdvice: z.string(),
    hairConditionAnalysis: z.string(),
    riskAssessment: z.string(),
    alternativeOptions: z.string(),
    maintenanceAdvice: z.string(),
    additionalNotes: z.string(),
    fasi_operative: listOf(phaseSchema),
  }),
  /** Result in generic notation, such as '6.44'. */
  shade: z.string(),
  levelError: z.number(),
  /** Names and shares (0 to 1) of the tones in the result: 'Rame' 0.72, 'Dorato' 0.28. */
  toneShares: listOf(z.object({ name: z.string(), share: z.number() })),
  /** 'Condizione Capelli' and 'Processo Richiesto'. */
  conditionLabel: z.string(),
  processLabel: z.string(),
  totalMinutes: z.number(),
  sessions: z.number().int(),
  /** Warnings; `regola` is the id of the rule. */
  warnings: listOf(writtenReasonSchema),
  /** Reasons why nothing may be done today; empty otherwise. */
  refusals: listOf(writtenReasonSchema),
  options: listOf(optionSchema),
  nextSessions: listOf(nextSessionSchema),
  prima: readingSchema.nullable(),
  dopo: readingSchema.nullable(),
  plan: planSchema,
  /** The questions whose answers would change the plan most; send answers with `answerQuestions`. */
  questions: listOf(questionSchema),
  /** Inputs other than the photos; absent before the analysis is archived. */
  declared: z
    .object({
      hairType: z.enum(HAIR_TYPES).nullable(),
      base: z.enum(BASES).nullable(),
      condition: z.enum(CONDITIONS).nullable(),
      details: declaredDetailsSchema,
      /** Questions that were open before the result and answered on it: their siblings stay. */
      answeredHere: listOf(z.enum(SIBLING_QUESTIONS)).optional(),
    })
    .optional(),
  /** Corrections from the salon's outcomes when it was planned; absent without any. */
  corrections: correctionsSchema.optional(),
  /** Schedule in minutes; absent when nothing is done. */
  chair: chairSchema.optional(),
  decidedBy: decidedBySchema,
  /** A colourist's own formula instead of a planned one: her text, the hair it was for, and what it leads to; absent for analyses. */
  own: z.object({ text: z.string(), current: knownHeadSchema.shape.current, goal: reachedGoalSchema }).optional(),
  /** Absent when no external model was called. */
  modelReview: modelReviewSchema.optional(),
})
export type AnalysisResult = Shape<typeof analysisResultSchema>

/** The option chosen for an analysis; null until one is chosen, which means 'equilibrata', the archived formula. */
export const chosenOptionSchema = z.enum(OPTION_IDS).nullable()

/** The parts of an analysis that follow from its plan. */
const writtenPlanSchema = analysisResultSchema.omit({
  client: true,
  supplierDisplayName: true,
  prima: true,
  dopo: true,
  questions: true,
  declared: true,
  corrections: true,
  modelReview: true,
})

export type WrittenPlan = Shape<typeof writtenPlanSchema>

/** One answer about the hair, and its formula. */
const writtenSiblingSchema = z.object({
  id: z.string(),
  /** The answer to send with `answerQuestions`; null leaves the question open. */
  answer: z.string().nullable(),
  /** 'Colorati'. */
  testo: z.string(),
  /** What the formula is for: 'Vale per capelli naturali in buono stato.' */
  vale: z.string(),
  /** Whether the analysis is for this answer. */
  isShown: z.boolean(),
  /** Without options; null for the answer that is shown. */
  formula: writtenPlanSchema.nullable(),
})
export type WrittenSibling = Shape<typeof writtenSiblingSchema>

/** A question about the hair with the formula of every answer. */
const siblingSchema = z.object({
  id: z.enum(SIBLING_QUESTIONS),
  risposte: listOf(writtenSiblingSchema),
})
export type SiblingQuestion = Shape<typeof siblingSchema>

/**
 * Questions about the hair that were not answered before the analysis, each with the formula of every answer whose work or result
 * differs. Not archived: they are planned from the archived readings. Older copies and servers have none.
 */
export const siblingsSchema = listOf(siblingSchema).default([])
