import { z } from 'zod'
import { operation } from './operation.ts'

export const developmentMailbox = operation({
  method: 'GET',
  path: '/api/mailbox',
  access: 'public',
  summary: 'Where the mails of this server can be read when it sends none; null where they are really sent.',
  response: z.object({ path: z.string().nullable() }),
  errors: ['internal-error'],
})
