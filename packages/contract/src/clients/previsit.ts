import { HAIR_TYPES, HENNA_ANSWERS, SCALP_STATES } from '@riflesso/colorimetry'
import { z } from 'zod'
import { FURTHER_PARTS } from '../analysis/analysis.ts'
import { PHOTO_ERRORS } from '../schema/errors.ts'
import { authorSchema, birthDateField, idParams, optionalLines, requiredText } from '../schema/fields.ts'
import { PHOTO_FILE } from '../schema/limits.ts'
import { LINK_ERRORS, linkTokenBody, madeLink } from '../schema/link.ts'
import { messages } from '../schema/messages.ts'
import { deletion, operation, storedPhoto } from '../schema/operation.ts'
import { CONSENT_TEXTS } from './client-card.ts'

/** How long the link to the questions is valid. */
export const PREVISIT_LINK_DAYS = 14
/** Answers about hair and scalp are about now: older ones do not prefill an analysis. */
export const PREVISIT_FRESH_DAYS = 30
export const PREVISIT_TEXT_MAX_LENGTH = 1000
/** The parts of the form with her photos. */
export const PREVISIT_PHOTO_PARTS = ['primaImage', ...FURTHER_PARTS.prima] as const

/** The consents that the client signs; a change of a wording is a new version. */
export const PREVISIT_CONSENTS = { version: '2026-11', ...CONSENT_TEXTS } as const

/** Ten years: hair coloured earlier has been cut off. */
const months = z.number(messages.notText).int().min(0).max(120).nullable()

/** Answers that are not about health; null = not answered. */
export const previsitAnswersSchema = z.strictObject({
  hairType: z.enum(HAIR_TYPES).nullable(),
  homeDye: z.boolean().nullable(),
  henna: z.enum(HENNA_ANSWERS).nullable(),
  monthsSinceColour: months,
  monthsSinceBleach: months,
  birthDate: birthDateField.nullable(),
  /** True if she says that she is 16 or older. */
  isSixteen: z.boolean(),
  wish: z.string().nullable(),
})

/** Answers about health, stored only with the consent to them. */
export const previsitHealthSchema = z.strictObject({
  /** A reaction to hair colour or to a black tattoo. */
  allergy: z.boolean().nullable(),
  allergyNotes: z.string().nullable(),
  scalp: z.enum(SCALP_STATES).nullable(),
})

/** What the client sends, as JSON in the part `answers` of the form. */
export const previsitFields = z.strictObject({
  answers: previsitAnswersSchema.extend({ wish: optionalLines(PREVISIT_TEXT_MAX_LENGTH) }),
  /** Null without the consent. */
  health: previsitHealthSchema.extend({ allergyNotes: optionalLines(PREVISIT_TEXT_MAX_LENGTH) }).nullable(),
  consents: z.strictObject({
    /** Of the wording that was shown. */
    version: z.literal(PREVISIT_CONSENTS.version),
    photos: z.boolean(),
    health: z.boolean(),
  }),
  name: requiredText(messages.nameRequired, 200),
  confirmed: z.literal(true, messages.signatureConfirmed),
})
export type PrevisitFields = z.output<typeof previsitFields>

/** The signature under the answers. */
export const previsitSignatureSchema = previsitFields.shape.consents.extend({
  version: z.string(),
  name: z.string(),
})

const previsitSchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  answeredAt: z.string(),
  isNew: z.boolean(),
  answers: previsitAnswersSchema,
  /** Null without the consent. */
  health: previsitHealthSchema.nullable(),
  signature: previsitSignatureSchema,
  /** Ids of the photos that are kept. */
  photos: z.array(z.string()),
  /** Who sent the link. */
  author: authorSchema,
})
export type Previsit = z.infer<typeof previsitSchema>

const ofClient = ['client-not-found'] as const
const ofPrevisit = ['previsit-not-found'] as const

export const listPrevisits = operation({
  method: 'GET',
  path: '/api/clients/:id/previsits',
  access: 'session',
  summary: "List a client's answers to the questions before a visit, newest first, and the expiry of her open link.",
  params: idParams,
  response: z.object({ linkExpiresAt: z.string().nullable(), previsits: z.array(previsitSchema) }),
  errors: ofClient,
})

export const linkPrevisit = operation({
  method: 'POST',
  path: '/api/clients/:id/previsit-link',
  access: 'session',
  summary:
    'Make a link by which the client answers the questions before a visit without a session, once, for 14 days. An earlier open link becomes invalid.',
  params: idParams,
  response: madeLink,
  errors: ofClient,
})

export const unlinkPrevisit = deletion({
  path: '/api/clients/:id/previsit-link',
  access: 'session',
  summary: 'Make the open link of a client invalid.',
  errors: ofClient,
})

export const seePrevisit = operation({
  method: 'PUT',
  path: '/api/previsits/:id/seen',
  access: 'session',
  summary: 'Mark the answers of a client as seen.',
  params: idParams,
  response: z.object({ success: z.literal(true) }),
  errors: ofPrevisit,
})

export const deletePrevisit = deletion({
  path: '/api/previsits/:id',
  access: 'owner',
  summary: 'Permanently delete the answers of a client with their photos.',
  errors: ofPrevisit,
})

export const previsitPhoto = storedPhoto(
  '/api/analysis/previsit-photos/:id',
  'Get a photo that a client sent with her answers as JPEG.',
)

export const sharedPrevisit = operation({
  method: 'POST',
  path: '/api/shared-previsit',
  access: 'public',
  summary:
    'Get the name of the salon and whether the answers were sent, by the token of a link. Nothing about the client.',
  body: linkTokenBody,
  response: z.object({ salonName: z.string(), isSent: z.boolean() }),
  errors: LINK_ERRORS,
})

export const sendPrevisit = operation({
  method: 'POST',
  path: '/api/shared-previsit/answers',
  access: 'public',
  summary:
    "Send a client's answers, once. The bearer token is that of the link, so that an unknown one is refused before a photo arrives. Photos and health answers only with her consent.",
  multipart: z.object({
    answers: z.string().describe('The answers as JSON.'),
    primaImage: z.file().optional().describe(PHOTO_FILE),
    primaImage2: z.file().optional(),
    primaImage3: z.file().optional(),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: [
    ...PHOTO_ERRORS,
    'link-invalid',
    'previsit-sent',
    'photo-consent-required',
    'health-consent-required',
    'request-too-large',
    'upload-too-slow',
  ],
})
