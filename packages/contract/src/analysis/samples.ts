import { z } from 'zod'
import { operation } from '../schema/operation.ts'

export const sampleSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Paths of the pictures; null if the sample leaves the slot empty. */
  primaUrl: z.string().nullable(),
  dopoUrl: z.string().nullable(),
})
export type Sample = z.infer<typeof sampleSchema>

export const samples = operation({
  method: 'GET',
  path: '/api/samples',
  access: 'public',
  summary: 'List sample photos for the photo slots, as paths of JPEG files.',
  response: z.array(sampleSchema),
  errors: ['internal-error'],
})
