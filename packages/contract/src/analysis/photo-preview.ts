import { z } from 'zod'
import { PHOTO_ERRORS } from '../schema/errors.ts'
import { PHOTO_FILE } from '../schema/limits.ts'
import { operation } from '../schema/operation.ts'

export const photoPreview = operation({
  method: 'POST',
  path: '/api/analysis/photo-preview',
  access: 'session',
  summary:
    'Decode a photo that a browser cannot show, such as TIFF or HEIC: the upright pixels from which an analysis reads it. Nothing is stored. Free.',
  multipart: z.object({
    image: z.file().describe(PHOTO_FILE),
  }),
  response: z.object({
    /** Data URL of a PNG in sRGB, as large as the picture that is measured. */
    preview: z.string(),
  }),
  errors: [...PHOTO_ERRORS, 'validation-failed'],
})
