import { RENEWALS } from '@riflesso/vision'
import { z } from 'zod'
import { authorSchema } from '../schema/author.ts'
import { idField, requiredText } from '../schema/fields.ts'
import { PHOTO_FILE } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'

/** A name of place and device, such as 'Specchio 2, iPhone di Anna'. */
export const CALIBRATION_NAME_MAX_LENGTH = 60
/** Calibrations of a salon: every mirror with every phone. */
export const MAX_CALIBRATIONS = 30
const MAX_SWATCHES = 24

const unit = z.number({ error: messages.pointOutside }).min(0, messages.pointOutside).max(1, messages.pointOutside)
const swatchLevel = { error: messages.swatchLevel }

/** A tap on a swatch (x, y, 0 to 1 of the upright photo) and the level printed on it. */
export const swatchTapSchema = z.strictObject({
  x: unit,
  y: unit,
  level: z.number(swatchLevel).int(swatchLevel).min(1, swatchLevel).max(10, swatchLevel),
})
export type SwatchTap = z.infer<typeof swatchTapSchema>

/** Factors on linear R, G, B. */
export const gainsSchema = z.tuple([z.number(), z.number(), z.number()])

/** The corners of the rising curve from the seen to the named level. */
export const levelCurveSchema = z.array(z.object({ seen: z.number(), named: z.number() }))

export const calibrationSchema = z.object({
  id: z.string(),
  /** Place and device. */
  name: z.string(),
  /** ISO 8601. */
  madeOn: z.string(),
  author: authorSchema,
  gains: gainsSchema,
  curve: levelCurveSchema,
  /** Leave-one-out error, in levels. */
  error: z.number(),
  /** The swatches in the order of the taps. */
  swatches: z.array(
    swatchTapSchema.extend({
      /** The level that the place's light shows, before the curve. */
      seen: z.number(),
      /** Left out of the fit: burnt out or black. */
      isLost: z.boolean(),
    }),
  ),
  /** Why the ring should be photographed again; null if it is not needed. */
  renewal: z.enum(RENEWALS).nullable(),
})
export type SavedCalibration = z.infer<typeof calibrationSchema>

const params = z.object({ id: idField })

export const listCalibrations = operation({
  method: 'GET',
  path: '/api/analysis/calibrations',
  access: 'session',
  summary: 'List the calibrations of the salon, newest first.',
  response: z.object({ calibrations: z.array(calibrationSchema) }),
  errors: [],
})

/** Text parts of the multipart call; `taps` is JSON text. */
export const calibrationFields = z.object({
  name: requiredText(messages.nameRequired, CALIBRATION_NAME_MAX_LENGTH),
  taps: z.array(swatchTapSchema).min(1).max(MAX_SWATCHES),
  /** An earlier calibration of the same place and device, deleted when this one is saved. */
  replaces: idField.optional(),
})

/** Why a ring of swatches is rejected; `fields` names the faulty taps ('taps.3'), or 'taps' for the whole ring. */
export const RING_ERRORS = ['ring-too-few', 'ring-saturated', 'ring-light', 'ring-reversed', 'ring-uncertain'] as const

export const saveCalibration = operation({
  method: 'POST',
  path: '/api/analysis/calibrations',
  access: 'session',
  summary:
    'Measure a photo of a ring of natural swatches, and save the calibration of that place and device. Needs no consent. Free.',
  multipart: calibrationFields.extend({
    image: z.file().describe(PHOTO_FILE),
  }),
  response: z.object({ calibration: calibrationSchema }),
  errors: [
    ...RING_ERRORS,
    'too-many-calibrations',
    'calibration-not-found',
    'Image data is required',
    'validation-failed',
    'request-broken',
    'upload-too-slow',
    'image-too-large',
    'image-too-many-pixels',
    'image-unsupported',
    'image-animated',
    'image-hdr',
    'image-broken',
    'image-too-slow',
    'too-many-analyses',
    'too-many-attempts',
    'busy',
    'request-cancelled',
    'engine-failed',
  ],
})

export const calibrationPhoto = operation({
  method: 'GET',
  path: '/api/analysis/calibrations/:id/photo',
  access: 'image-cookie',
  summary: 'Get the photo of the ring as JPEG.',
  params,
  binary: 'image/jpeg',
  errors: ['photo-not-found', 'validation-failed'],
})

export const deleteCalibration = operation({
  method: 'DELETE',
  path: '/api/analysis/calibrations/:id',
  access: 'session',
  summary: 'Permanently delete a calibration with its photo. Readings made by it stay as they are.',
  params,
  response: z.object({ success: z.literal(true) }),
  errors: ['calibration-not-found', 'validation-failed'],
})
