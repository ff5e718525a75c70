import { APPOINTMENT_KINDS, OPTION_IDS } from '@riflesso/colorimetry'
import { z } from 'zod'
import { idParams } from '../schema/fields.ts'
import { operation } from '../schema/operation.ts'
import { centsField, shelfLineSchema, stockProductSchema } from './shelf.ts'

/** Pricing rule of a salon. Cost and price are only for the salon: no response for a client contains them. */
export const priceSettingsSchema = z.strictObject({
  /** Cost of an hour in the chair; null = not set. */
  hourCents: centsField.nullable(),
  /** Products times a factor, products plus time at `hourCents`, or a fixed price; null = no price is proposed. */
  rule: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('factor'), factor: z.number().min(1).max(100) }),
      z.strictObject({ kind: z.literal('time') }),
      z.strictObject({ kind: z.literal('fixed'), cents: centsField }),
    ])
    .nullable(),
})
export type PriceSettings = z.infer<typeof priceSettingsSchema>

export const priceSettings = operation({
  method: 'GET',
  path: '/api/shelf/prices',
  access: 'session',
  summary: 'Get the rule of the salon’s prices.',
  response: priceSettingsSchema,
})

export const updatePriceSettings = operation({
  method: 'PUT',
  path: '/api/shelf/prices',
  access: 'owner',
  summary: 'Set the rule of the salon’s prices. The time rule needs the cost of an hour.',
  body: priceSettingsSchema,
  response: priceSettingsSchema,
})

const whole = z.number().int().nonnegative()

const partSchema = z.object({
  productId: z.string(),
  /** Whole grams; null if the bowl is only guidance. */
  grams: whole.nullable(),
  /** Share of the colour, or of the developer, 0 to 1. */
  share: z.number(),
  /** Null if the price of the pack is unknown. */
  cents: whole.nullable(),
})

const moneySchema = z.object({
  /** Cost of the products with a known price. */
  productCents: whole,
  /** Whether a price is unknown or a product is missing: products cost more than `productCents`. */
  isIncomplete: z.boolean(),
  /** Minutes in the chair. */
  minutes: whole,
  /** Time in the chair at the salon's rate; null without one. */
  chairCents: whole.nullable(),
  /** By the salon's rule; null without one. */
  priceCents: whole.nullable(),
})

export const bowlInTubesSchema = z.object({
  /** Index of the phase in its session. */
  phase: whole,
  /** 'same': every planned product is available. 'mix': tubes that give nearly the same colour. 'missing': neither. */
  match: z.enum(['same', 'mix', 'missing']),
  /** Whether all lines of the bowl are verified and their sheet is followed. Otherwise it is guidance, without grams. */
  isExact: z.boolean(),
  parts: z.array(partSchema),
  /** Empty if none is needed, null if the volumes cannot be mixed. */
  developer: z.array(partSchema).nullable(),
  /** Colour : developer by the line's sheet; null if it is the plan's. */
  ratio: z.string().nullable(),
  /** Minutes by the line's sheet; null if they are the plan's. */
  minutes: whole.nullable(),
  /** Difference of a mix, or of the nearest tubes if the bowl is missing; otherwise null. */
  difference: z
    .object({
      /** Levels; positive = lighter than planned. */
      level: z.number(),
      /** Distance of the reflects, in full reflects of a shade. */
      reflect: z.number(),
      sameFamily: z.boolean(),
      /** 'un quarto di livello più chiaro, stesso riflesso'. */
      testo: z.string(),
    })
    .nullable(),
  /** What the shelf has of the planned products if the bowl is missing: it keeps its grams. */
  kept: z.array(partSchema),
  /** The nearest tubes that stay safe if the colour is missing. */
  nearest: z.array(partSchema),
  /** The shade that the model of hair expects from them, and its colour; null without them. */
  nearestResult: z.object({ shade: z.string(), hex: z.string() }).nullable(),
  /** Missing products and the alternatives to them, one sentence each; empty if nothing is missing. */
  around: z.array(z.string()),
  /** Whether the quantities are half tubes; false if they would change the mixture. */
  inHalfTubes: z.boolean(),
  productCents: whole,
  isIncomplete: z.boolean(),
})
export type BowlInTubesAnswer = z.infer<typeof bowlInTubesSchema>

const optionInTubesSchema = z.object({
  id: z.enum(OPTION_IDS),
  /** Today's first. */
  sessions: z.array(moneySchema.extend({ afterWeeks: z.number(), bowls: z.array(bowlInTubesSchema) })),
  /** Upkeep visits within a year of today's session, in addition to the sessions. */
  upkeep: z.array(
    moneySchema.extend({
      kind: z.enum(APPOINTMENT_KINDS),
      /** Weeks from the last session to the first visit, and between visits. */
      weeks: z.number(),
      visits: whole,
    }),
  ),
  /** Sessions and upkeep of a year in total. */
  year: moneySchema,
})

export const formulaInTubes = operation({
  method: 'GET',
  path: '/api/analysis/:id/tubes',
  access: 'session',
  summary:
    'Get the formula of an archived analysis in the tubes of the shelf, with cost and price, for each of its options.',
  params: idParams,
  query: z.object({ halfTubes: z.enum(['true', 'false']).default('false') }),
  response: z.object({
    /** In the order of the options; one if there is no choice. Empty for analyses that keep no answers. */
    options: z.array(optionInTubesSchema),
    /** Every product of the options, and its line. */
    products: z.array(stockProductSchema),
    lines: z.array(shelfLineSchema),
  }),
  errors: ['analysis-not-found'],
})
