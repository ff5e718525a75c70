import { z } from 'zod'
import { operation } from './operation.ts'

export const sampleSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Addresses of the pictures on this server; null when the sample leaves the slot empty. */
  primaUrl: z.string().nullable(),
  dopoUrl: z.string().nullable(),
})
export type Sample = z.infer<typeof sampleSchema>

export const samples = operation({
  method: 'GET',
  path: '/api/samples',
  access: 'public',
  summary: 'Rendered sample photos that fill the photo slots; the addresses answer JPEG files.',
  response: z.array(sampleSchema),
  errors: ['internal-error'],
})
