import { z } from 'zod'
import { PHOTO_ERRORS } from '../schema/errors.ts'
import { authorSchema, idParams, optionalText, requiredLines } from '../schema/fields.ts'
import { CONSENT_MAX_LENGTH, NOTES_MAX_LENGTH, PHOTO_FILE } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { deletion, operation, storedPhoto } from '../schema/operation.ts'

/** Maximum number of paper cards of one client: more than a decade of monthly visits. */
export const MAX_PAPER_CARDS = 200

export const paperCardSchema = z.object({
  id: z.string(),
  /** Day of the service on the card, 'YYYY-MM-DD'. */
  servedOn: z.string(),
  /** The formula, typed from the card. */
  formula: z.string(),
  /** False without a photo, and once it is deleted. */
  hasPhoto: z.boolean(),
  author: authorSchema,
})
export type PaperCard = z.infer<typeof paperCardSchema>

/** The typed part of a paper card. */
export const paperCardFields = z.strictObject({
  servedOn: z.iso
    .date(messages.dateInvalid)
    .refine((day) => day >= '1950-01-01' && day < '2100-01-01', messages.dateInvalid),
  formula: requiredLines(messages.formulaRequired, NOTES_MAX_LENGTH),
})

/** The same with the wording of the consent to photos, as text parts of the multipart call. */
export const newPaperCardFields = paperCardFields.extend({ photoConsent: optionalText(CONSENT_MAX_LENGTH) })

const cardErrors = ['paper-card-not-found'] as const

export const listPaperCards = operation({
  method: 'GET',
  path: '/api/clients/:id/paper-cards',
  access: 'session',
  summary: 'List the paper cards of a client, newest service first.',
  params: idParams,
  response: z.object({ cards: z.array(paperCardSchema) }),
  errors: ['client-not-found'],
})

export const addPaperCard = operation({
  method: 'POST',
  path: '/api/clients/:id/paper-cards',
  access: 'session',
  summary:
    'Add a paper card: the day and the formula typed by a person, and a photo of the card if wanted. Nothing is read from the photo; it is kept only with the consent to photos.',
  params: idParams,
  multipart: newPaperCardFields.extend({
    image: z.file().optional().describe(PHOTO_FILE),
  }),
  response: z.object({ card: paperCardSchema }),
  errors: [...PHOTO_ERRORS, 'client-not-found', 'photo-consent-required', 'too-many-paper-cards', 'upload-too-slow'],
})

export const changePaperCard = operation({
  method: 'PUT',
  path: '/api/paper-cards/:id',
  access: 'session',
  summary: 'Correct the day and the formula of a paper card.',
  params: idParams,
  body: paperCardFields,
  response: z.object({ card: paperCardSchema }),
  errors: cardErrors,
})

export const deletePaperCard = deletion({
  path: '/api/paper-cards/:id',
  access: 'owner',
  summary: 'Permanently delete a paper card with its photo.',
  errors: cardErrors,
})

export const paperCardPhoto = storedPhoto(
  '/api/analysis/paper-cards/:id/photo',
  'Get the photo of a paper card as JPEG.',
)
