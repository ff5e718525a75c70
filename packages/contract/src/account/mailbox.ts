import { z } from 'zod'
import { operation } from '../schema/operation.ts'

export const developmentMailbox = operation({
  method: 'GET',
  path: '/api/mailbox',
  access: 'public',
  summary: 'Get the path of the development mailbox; null if mail is really sent.',
  response: z.object({ path: z.string().nullable() }),
  errors: ['internal-error'],
})
