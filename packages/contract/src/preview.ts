import { OPTION_IDS } from '@riflesso/colorimetry'
import { z } from 'zod'
import { idField } from './fields.ts'
import { operation } from './operation.ts'

export const analysisPreview = operation({
  method: 'GET',
  path: '/api/analysis/:id/preview',
  access: 'image-cookie',
  summary:
    'Get the Prima photo with the hair in the planned colour, as JPEG, marked as simulated visibly and in its metadata. Not found without a Prima photo or if nothing is done today.',
  params: z.object({ id: idField }),
  query: z.object({ option: z.enum(OPTION_IDS).default('equilibrata') }),
  binary: 'image/jpeg',
  errors: ['photo-not-found', 'too-many-analyses', 'busy', 'request-cancelled', 'engine-failed', 'validation-failed'],
})
