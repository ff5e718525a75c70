import { APPOINTMENT_KINDS, OPTION_IDS } from '@riflesso/colorimetry'
import { z } from 'zod'

const colourSchema = z.object({ name: z.string(), level: z.string(), hex: z.string() })

/** Text and figures of a pact. Never changed once the pact exists: a changed plan makes a new version. */
export const pactContentSchema = z.object({
  salonName: z.string(),
  /** Null for an analysis without a client. */
  clientName: z.string().nullable(),
  /** Time of the analysis, ISO 8601: the appointments count from it. */
  analysedAt: z.string(),
  option: z.enum(OPTION_IDS),
  /** Null without a photo of the current hair. */
  start: colourSchema.nullable(),
  result: colourSchema,
  sections: z.array(z.object({ id: z.string(), title: z.string(), lines: z.array(z.string()).readonly() })),
  appointments: z.array(
    z.object({ kind: z.enum(APPOINTMENT_KINDS), weeks: z.tuple([z.number(), z.number()]).readonly() }),
  ),
  /** Agreed price in cents with VAT; null if none is stated. */
  priceCents: z.number().int().nullable(),
  note: z.string().nullable(),
  /** The sentence that is signed. */
  declaration: z.string(),
})

/** Who signed, and how: `strokes` as points (x, y), 0 to 1 of a field three times as wide as high; null if the name was typed. */
export const signatureSchema = z.object({
  name: z.string(),
  strokes: z.array(z.array(z.tuple([z.number(), z.number()]))).nullable(),
})
export type SignatureStrokes = NonNullable<z.infer<typeof signatureSchema>['strokes']>

/** A pact in the view of its client. */
export const sharedPactSchema = z.object({
  version: z.number().int(),
  /** ISO 8601, like the other times. */
  madeAt: z.string(),
  content: pactContentSchema,
  /** Pictures that are kept, by URL: of the API for the salon, of the picture itself for the holder of a link. */
  pictures: z.array(z.object({ id: z.enum(['prima', 'simulazione']), address: z.string() })),
  /** Null while it is a draft. */
  signature: signatureSchema.extend({ signedAt: z.string() }).nullable(),
  /** Whether a later version was signed. */
  isSuperseded: z.boolean(),
})
export type SharedPact = z.infer<typeof sharedPactSchema>
