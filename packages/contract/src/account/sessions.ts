import { z } from 'zod'
import { deletion, operation } from '../schema/operation.ts'

/** Response header of every authenticated call: seconds until the session expires if it stays idle. */
export const SESSION_REST_HEADER = 'x-session-rest'

export const openSessions = operation({
  method: 'GET',
  path: '/api/sessions',
  access: 'session',
  summary: 'List the sessions of this user, last used first.',
  response: z.array(
    z.object({
      id: z.string(),
      /** Such as 'Safari su iPad'; null if unknown. */
      device: z.string().nullable(),
      since: z.string(),
      /** To the minute. */
      lastUsed: z.string(),
      /** Whether it is the session of this request. */
      isThis: z.boolean(),
    }),
  ),
})
export type OpenSession = z.infer<typeof openSessions.response>[number]

export const endOneSession = deletion({
  path: '/api/sessions/:id',
  access: 'session',
  summary: 'End one session of this user. Idempotent.',
})

export const endAllSessions = operation({
  method: 'DELETE',
  path: '/api/sessions',
  access: 'session',
  summary: 'End all sessions of this user, including this one.',
  response: z.object({ success: z.literal(true) }),
})
