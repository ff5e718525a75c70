import {
  AFTERCARE_PRODUCTS,
  APPOINTMENT_KINDS,
  CHAIR_ACTIONS,
  CHAIR_TOOLS,
  CLOCK_ACTIONS,
  LEVEL_RANGE,
  SECTION_DIRECTIONS,
  SECTIONING_STARTS,
  type Seen,
  TROUBLES,
  ZONES,
} from '@riflesso/colorimetry'
import { z } from 'zod'
import { idField } from '../schema/fields.ts'
import { operation } from '../schema/operation.ts'
import { schemaOf } from '../schema/schema-of.ts'
import { nextSessionSchema, phaseSchema } from './written-phase.ts'

const whole = z.number().int().nonnegative()
const span = z.tuple([whole, whole]).readonly()
const zoneSpans = z
  .array(z.object({ phase: whole, apply: span, process: span }))
  .readonly()
  .describe(
    'Minutes from the start of the session. Processing starts at the end of `apply`; of a bowl in several sections, at the end of the first one.',
  )

const sectionNumber = z.object({
  /** From 1. */
  number: whole,
  of: whole,
  /** The pair of hands: 2 where a second person helps. */
  hands: z.union([z.literal(1), z.literal(2)]),
})

/** The sections of every bowl, in minutes from the start of the session. */
const sectionsSchema = z
  .array(
    sectionNumber.extend({
      phase: whole,
      zones: z.array(z.enum(ZONES)).readonly(),
      applied: span,
      /** The first look is first; empty if the bowl is not watched. */
      looks: z.array(whole).readonly(),
      /** From the first strand to the last. */
      rinsed: span,
      testo: z.string(),
    }),
  )
  .readonly()

/** Schedule of one session. `phase` is an index into the session's phases. */
const clockSchema = z.object({
  minutes: whole,
  /** With one pair of hands; 0 in analyses archived before sections were timed. */
  minutesAlone: whole.default(0),
  steps: z
    .array(
      z.object({
        at: whole,
        minutes: whole,
        action: z.enum(CLOCK_ACTIONS),
        phase: whole.nullable(),
        /** Null for the whole bowl, and in older analyses. */
        section: sectionNumber.nullable().default(null),
        zones: z.array(z.enum(ZONES)).readonly(),
        testo: z.string(),
      }),
    )
    .readonly(),
  /** Empty in older analyses. */
  sections: sectionsSchema.default([]),
  zones: z.object({ roots: zoneSpans, lengths: zoneSpans, ends: zoneSpans }),
})

/** What to do when a bowl does not look as planned, as codes and as a sentence. */
export const chairAnswerSchema = z.object({
  /** Null if nothing looks wrong. */
  trouble: z.enum(TROUBLES).nullable(),
  action: z.enum(CHAIR_ACTIONS),
  zones: z.array(z.enum(ZONES)).readonly(),
  /** Further processing time in minutes; 0 = rinse now. */
  minutes: whole,
  /** Minutes until the next strand check; null once the bowl is rinsed, and in older analyses. */
  lookAfter: whole.nullable().default(null),
  /** The observation, such as 'Se le punte hanno preso troppo'. */
  titolo: z.string(),
  testo: z.string(),
  /** New bowls, and bowls whose mixture changes. */
  bowls: z.array(phaseSchema).readonly(),
  /** Expected result of the session. */
  result: z.object({ shade: z.string(), level: z.number(), hex: z.string() }),
  keepsPromise: z.boolean(),
})

const numbers = z.tuple([z.number(), z.number()]).readonly()

/** How an analysis is carried out. */
export const chairSchema = z.object({
  /** A schedule per session, today's first. */
  sessions: z.array(clockSchema).readonly(),
  /** 'E se…?': the alternatives for each of today's bowls that has any. */
  whatIf: z.array(z.object({ phase: whole, answers: z.array(chairAnswerSchema).readonly() })).readonly(),
  /** Today's bowls of colour in half tubes, or weighed where rounding changes the mixture; lines such as '1 tubetto e mezzo di 7.3'. Empty if every bowl is weighed. */
  halfTubes: z.array(z.object({ phase: whole, righe: z.array(z.string()).readonly() })).readonly(),
  sectioning: z
    .object({
      start: z.enum(SECTIONING_STARTS),
      direction: z.enum(SECTION_DIRECTIONS),
      sectionMm: numbers,
      foils: numbers.nullable(),
      tools: z.array(z.enum(CHAIR_TOOLS)).readonly(),
      /** One sentence each. */
      testi: z.array(z.string()).readonly(),
    })
    .nullable(),
  aftercare: z
    .array(
      z.object({
        product: z.enum(AFTERCARE_PRODUCTS),
        fromDay: whole,
        perWeek: z.number().nullable(),
        testo: z.string(),
      }),
    )
    .readonly(),
  /** Weeks after the service. */
  appointments: z.array(z.object({ kind: z.enum(APPOINTMENT_KINDS), weeks: numbers, testo: z.string() })).readonly(),
})

/** A bowl of the chosen option and the observed colour of the hair. Indices start at 0. */
export const seenSchema = schemaOf<Seen>()(
  z.strictObject({
    session: z.number().int().min(0).max(19),
    phase: z.number().int().min(0).max(39),
    /** Minutes since application. */
    minute: z.number().int().min(0).max(180),
    /** Observed on the zones of the bowl. */
    level: z.number().min(LEVEL_RANGE.min).max(LEVEL_RANGE.max),
    /** Null if nothing looks wrong: only the level is given. */
    trouble: z.enum(TROUBLES).nullable(),
  }),
)

/** Most checks of one plan in a session. */
const MAX_CHECKS = 20

export const midService = operation({
  method: 'POST',
  path: '/api/analysis/:id/mid-service',
  access: 'session',
  summary:
    'Advise on a bowl as it looks now: one action, and the rest of the plan adapted to it. Stores nothing and is free.',
  params: z.object({ id: idField }),
  body: z.strictObject({
    /** The checks whose advice was followed, in order, and finally the one to answer. Indices refer to the plan as adapted so far. */
    looks: z.array(seenSchema).min(1).max(MAX_CHECKS),
  }),
  response: z.object({
    /** Null if the plan has no such bowl, and for analyses archived before this operation existed. */
    answer: chairAnswerSchema.nullable(),
    /** The rest of the session, without the observed bowl. */
    fasi_operative: z.array(phaseSchema).readonly(),
    /** Sections of the rest, in minutes from its start. */
    sections: sectionsSchema,
    /** 'E se…?' of the bowls of `fasi_operative`, by their index. */
    whatIf: z.array(z.object({ phase: whole, answers: z.array(chairAnswerSchema).readonly() })).readonly(),
    /** The later sessions, planned for the result of this one. */
    nextSessions: z.array(nextSessionSchema).readonly(),
  }),
  errors: ['analysis-not-found', 'validation-failed'],
})
