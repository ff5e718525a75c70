import {
  aftercareSchema,
  appointmentSchema,
  chairAdviceSchema,
  clockSectionSchema,
  clockStepSchema,
  listOf,
  type Shape,
  sectioningSchema,
  sessionClockSchema,
} from '@riflesso/colorimetry'
import { z } from 'zod'
import { nextSessionSchema, phaseSchema } from './written-phase.ts'

/** A code in words: one sentence. */
const worded = { testo: z.string() }
const whole = z.number().int().nonnegative()

const sectionsSchema = listOf(clockSectionSchema.extend(worded))

/** The schedule of a session. */
const clockSchema = sessionClockSchema.extend({
  steps: listOf(clockStepSchema.extend(worded)),
  /** Empty in older analyses. */
  sections: sectionsSchema.default([]),
})
export type WrittenClock = Shape<typeof clockSchema>

/** An answer to 'E se…?', in codes and in words. */
export const chairAnswerSchema = chairAdviceSchema.extend({
  ...worded,
  /** The observation, such as 'Se le punte hanno preso troppo'. */
  titolo: z.string(),
  /** New bowls, and bowls whose mixture changes. */
  bowls: listOf(phaseSchema),
  /** Expected result of the session. */
  result: z.object({ shade: z.string(), level: z.number(), hex: z.string() }),
})
export type WrittenAnswer = Shape<typeof chairAnswerSchema>

/** The answers for each bowl that has any, by the index of its phase. */
const whatIfSchema = listOf(z.object({ phase: whole, answers: listOf(chairAnswerSchema) }))

/** How a plan is carried out at the chair. */
export const chairSchema = z.object({
  /** A schedule per session, today's first. */
  sessions: listOf(clockSchema),
  whatIf: whatIfSchema,
  /** Today's bowls of colour in half tubes, or weighed where rounding changes the mixture; lines such as '1 tubetto e mezzo di 7.3'. Empty if every bowl is weighed. */
  halfTubes: listOf(z.object({ phase: whole, righe: listOf(z.string()) })),
  sectioning: sectioningSchema
    .extend({
      /** One sentence each. */
      testi: listOf(z.string()),
    })
    .nullable(),
  aftercare: listOf(aftercareSchema.extend(worded)),
  appointments: listOf(appointmentSchema.extend(worded)),
})
export type WrittenChair = Shape<typeof chairSchema>

/** The result of a check of a bowl: one answer, and the plan from there on. */
export const midServiceSchema = z.object({
  answer: chairAnswerSchema,
  /** The rest of the session, without the observed bowl. */
  fasi_operative: listOf(phaseSchema),
  /** Sections of the rest, in minutes from its start. */
  sections: sectionsSchema,
  /** Indices of `fasi_operative`. */
  whatIf: whatIfSchema,
  /** The later sessions, planned for the result of this one. */
  nextSessions: listOf(nextSessionSchema),
})
export type WrittenMidService = Shape<typeof midServiceSchema>
