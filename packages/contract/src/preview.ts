import { OPTION_IDS } from '@riflesso/colorimetry'
import { z } from 'zod'
import { idField } from './fields.ts'
import { operation } from './operation.ts'

export const analysisPreview = operation({
  method: 'GET',
  path: '/api/analysis/:id/preview',
  access: 'image-cookie',
  summary:
    'The Prima photo with its hair in the colour that the plan reaches, as JPEG; marked as simulated, visibly and in its metadata. None without a Prima photo, and none where nothing is done today.',
  params: z.object({ id: idField }),
  query: z.object({ option: z.enum(OPTION_IDS).default('equilibrata') }),
  binary: 'image/jpeg',
  errors: ['photo-not-found', 'too-many-analyses', 'busy', 'request-cancelled', 'engine-failed', 'validation-failed'],
})
