import { z } from 'zod'
import { idField } from './fields.ts'
import { operation } from './operation.ts'

/** Of every answer to a bearer token: seconds from now after which its session ends if nothing is called. */
export const SESSION_REST_HEADER = 'x-session-rest'

export const openSessions = operation({
  method: 'GET',
  path: '/api/sessions',
  access: 'session',
  summary: 'Where this person is signed in, the last used first.',
  response: z.array(
    z.object({
      id: z.string(),
      /** 'Safari su iPad'; null when the device did not say. */
      device: z.string().nullable(),
      since: z.string(),
      /** Exact to the minute. */
      lastUsed: z.string(),
      /** The one that asks. */
      isThis: z.boolean(),
    }),
  ),
  errors: [],
})
export type OpenSession = z.infer<typeof openSessions.response>[number]

export const endOneSession = operation({
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'session',
  summary: 'End one session of this person. One that is over already is no error.',
  params: z.object({ id: idField }),
  response: z.object({ success: z.literal(true) }),
  errors: [],
})

export const endAllSessions = operation({
  method: 'DELETE',
  path: '/api/sessions',
  access: 'session',
  summary: 'End every session of this person, this one too.',
  response: z.object({ success: z.literal(true) }),
  errors: [],
})
