import { sharedPactSchema } from '@riflesso/consultation'
import { z } from 'zod'
import { idParams, optionalLines, requiredText } from '../schema/fields.ts'
import { LINK_ERRORS, linkTokenBody, madeLink } from '../schema/link.ts'
import { messages } from '../schema/messages.ts'
import { deletion, operation, storedPhoto } from '../schema/operation.ts'
import { shareField } from './reading.ts'

/** How long the link of a pact is valid. */
export const PACT_LINK_DAYS = 30
export const PACT_NOTE_MAX_LENGTH = 500
/** A price above ten thousand euros is a typing error. */
export const PACT_PRICE_MAX_CENTS = 1_000_000
/** Bounds on a signature: a long name has about 20 strokes of 100 points. */
const MAX_STROKES = 80
const MAX_POINTS = 4000

/** Strokes of a signature as points (x, y), 0 to 1 of a field three times as wide as high. */
const strokesField = z
  .array(z.array(z.tuple([shareField, shareField])).min(1))
  .min(1, messages.signatureRequired)
  .max(MAX_STROKES, messages.tooManyPoints)
  .refine((strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= MAX_POINTS, messages.tooManyPoints)

const pactSchema = sharedPactSchema.extend({
  id: z.string(),
  /** Whether the plan of the analysis has changed since, so that a new version is due. */
  isPlanChanged: z.boolean(),
  /** Expiry of the link; null without a valid one. */
  linkExpiresAt: z.string().nullable(),
})
export type Pact = z.infer<typeof pactSchema>

const ofPact = ['pact-not-found'] as const

export const listPacts = operation({
  method: 'GET',
  path: '/api/analysis/:id/pacts',
  access: 'session',
  summary: 'List the pacts of an analysis, newest version first.',
  params: idParams,
  response: z.object({
    pacts: z.array(pactSchema),
    /** Whether pictures could be shown: photos are kept with the client's consent. */
    mayShowPictures: z.boolean(),
    /** The address on the client's card, or null. */
    clientEmail: z.string().nullable(),
    clientPhone: z.string().nullable(),
  }),
  errors: ['analysis-not-found'],
})

/** Fields that the salon adds to a pact. */
export const pactFields = z.strictObject({
  priceCents: z.number().int().min(0).max(PACT_PRICE_MAX_CENTS).nullable(),
  note: optionalLines(PACT_NOTE_MAX_LENGTH),
  withPictures: z.boolean(),
})

export const makePact = operation({
  method: 'POST',
  path: '/api/analysis/:id/pacts',
  access: 'session',
  summary:
    'Write a pact about the chosen option; replaces an unsigned draft. Its content never changes. Pictures only with the consent to photos. Free.',
  params: idParams,
  body: pactFields,
  response: z.object({ pact: pactSchema }),
  errors: ['analysis-not-found', 'too-many-analyses', 'busy', 'request-cancelled', 'engine-failed'],
})

const signer = { name: requiredText(messages.nameRequired, 200) }

/** A signature: drawn on the screen, or without drawing by the typed name with an explicit confirmation. */
export const signatureFields = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('drawn'), ...signer, strokes: strokesField }),
  z.strictObject({ way: z.literal('typed'), ...signer, confirmed: z.literal(true, messages.signatureConfirmed) }),
])

export const signPact = operation({
  method: 'PUT',
  path: '/api/pacts/:id/signature',
  access: 'session',
  summary: 'Sign a draft, drawn by finger or by a typed and confirmed name. Supersedes earlier signed versions.',
  params: idParams,
  body: signatureFields,
  response: z.object({ pact: pactSchema }),
  errors: [...ofPact, 'pact-signed', 'pact-outdated'],
})

export const deletePact = deletion({
  path: '/api/pacts/:id',
  access: 'owner',
  summary: 'Permanently delete a version of a pact with its picture.',
  errors: ofPact,
})

export const pactPicture = storedPhoto(
  '/api/analysis/pacts/:id/simulation',
  'Get the simulated picture of a pact as JPEG.',
)

export const pactDocument = operation({
  method: 'GET',
  path: '/api/pacts/:id/document',
  access: 'session',
  summary: 'Get a pact as PDF.',
  params: idParams,
  binary: 'application/pdf',
  errors: ofPact,
})

export const linkPact = operation({
  method: 'POST',
  path: '/api/pacts/:id/link',
  access: 'session',
  summary:
    'Make a link that shows the pact to its client without a session, for 30 days. An earlier link becomes invalid.',
  params: idParams,
  response: madeLink,
  errors: ofPact,
})

export const unlinkPact = deletion({
  path: '/api/pacts/:id/link',
  access: 'session',
  summary: 'Make the link of a pact invalid.',
  errors: ofPact,
})

export const mailPact = operation({
  method: 'POST',
  path: '/api/pacts/:id/mail',
  access: 'session',
  summary: "Send a new link of the pact to the address on the client's card.",
  params: idParams,
  response: z.object({ expiresAt: z.string() }),
  errors: [...ofPact, 'client-without-email', 'too-many-attempts'],
})

export const sharedPact = operation({
  method: 'POST',
  path: '/api/shared-pact',
  access: 'public',
  summary: 'Get a pact with its pictures by the token of its link.',
  body: linkTokenBody,
  response: sharedPactSchema,
  errors: LINK_ERRORS,
})

export const sharedPactDocument = operation({
  method: 'POST',
  path: '/api/shared-pact/document',
  access: 'public',
  summary: 'Get a pact as PDF by the token of its link.',
  body: linkTokenBody,
  binary: 'application/pdf',
  errors: LINK_ERRORS,
})
