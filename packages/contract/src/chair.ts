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
import { idField } from './fields.ts'
import { operation } from './operation.ts'
import { schemaOf } from './schema-of.ts'
import { phaseSchema } from './written-phase.ts'

const whole = z.number().int().nonnegative()
const span = z.tuple([whole, whole]).readonly()
const zoneSpans = z
  .array(z.object({ phase: whole, apply: span, process: span }))
  .readonly()
  .describe('Minutes from the start of the session; a bowl works from the end of `apply` on.')

/** One session by the minute. `phase` is an index of the session's phases. */
const clockSchema = z.object({
  minutes: whole,
  steps: z
    .array(
      z.object({
        at: whole,
        minutes: whole,
        action: z.enum(CLOCK_ACTIONS),
        phase: whole.nullable(),
        zones: z.array(z.enum(ZONES)).readonly(),
        testo: z.string(),
      }),
    )
    .readonly(),
  zones: z.object({ roots: zoneSpans, lengths: zoneSpans, ends: zoneSpans }),
})

/** What to do when a bowl looks other than planned, in codes and in a sentence. */
export const chairAnswerSchema = z.object({
  trouble: z.enum(TROUBLES),
  action: z.enum(CHAIR_ACTIONS),
  zones: z.array(z.enum(ZONES)).readonly(),
  /** Minutes that the bowl goes on; 0 = it is taken off now. */
  minutes: whole,
  /** 'Se le punte hanno preso troppo', what to look for. */
  titolo: z.string(),
  testo: z.string(),
  /** Bowls that are new or mixed otherwise than planned. */
  bowls: z.array(phaseSchema).readonly(),
  /** What the session ends with then. */
  result: z.object({ shade: z.string(), level: z.number(), hex: z.string() }),
  keepsPromise: z.boolean(),
})

const numbers = z.tuple([z.number(), z.number()]).readonly()

/** How an analysis is carried out at the chair. */
export const chairSchema = z.object({
  /** A clock for every session, today's first. */
  sessions: z.array(clockSchema).readonly(),
  /** 'E se…?' of every bowl of today that can go otherwise. */
  whatIf: z.array(z.object({ phase: whole, answers: z.array(chairAnswerSchema).readonly() })).readonly(),
  /** Bowls of today in half tubes, where that keeps the mixture; lines as '1 tubetto e mezzo di 7.3'. */
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
  /** Weeks from the day of the service. */
  appointments: z.array(z.object({ kind: z.enum(APPOINTMENT_KINDS), weeks: numbers, testo: z.string() })).readonly(),
})

/** A bowl of the carried out option, and how the hair under it looks. Indices from 0. */
const seenSchema = schemaOf<Seen>()(
  z.strictObject({
    session: z.number().int().min(0).max(19),
    phase: z.number().int().min(0).max(39),
    /** Since the bowl was put on. */
    minute: z.number().int().min(0).max(180),
    /** On the zones of the bowl. */
    level: z.number().min(LEVEL_RANGE.min).max(LEVEL_RANGE.max),
    trouble: z.enum(TROUBLES),
  }),
)

export const midService = operation({
  method: 'POST',
  path: '/api/analysis/:id/mid-service',
  access: 'session',
  summary:
    'What to do when a bowl looks other than planned, and the rest of the session anew. Changes nothing and costs nothing.',
  params: z.object({ id: idField }),
  body: seenSchema,
  response: z.object({
    /** Null where the plan has no such bowl, where nothing may be done, and on analyses from before it could be asked. */
    answer: chairAnswerSchema.nullable(),
    /** The rest of the session, the bowl that was looked at left out. */
    fasi_operative: z.array(phaseSchema).readonly(),
  }),
  errors: ['analysis-not-found', 'validation-failed'],
})
