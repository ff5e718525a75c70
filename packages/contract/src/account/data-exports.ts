import { z } from 'zod'
import { idField, idParams } from '../schema/fields.ts'
import { operation } from '../schema/operation.ts'

/** State of an export: requested, downloading, or one of three final states. */
export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

const countSchema = z.object({ done: z.number().int(), total: z.number().int() })

export const exportProgressSchema = z.object({
  id: z.string(),
  state: z.enum(EXPORT_STATES),
  analyses: countSchema,
  photos: countSchema,
})
export type ExportProgress = z.infer<typeof exportProgressSchema>

const errors = ['export-not-found'] as const

export const startExport = operation({
  method: 'POST',
  path: '/api/exports',
  access: 'session',
  summary:
    'Start an export: the whole salon for its owner, the account for a collaborator; with `clientId`, one client, for the owner.',
  body: z.object({ clientId: idField.optional() }),
  response: exportProgressSchema.extend({
    /** Authorises one download within a minute, in place of the session. Never put it into a URL: URLs are logged. */
    ticket: z.string(),
  }),
  errors: ['forbidden', 'password-needed', 'client-not-found', 'too-many-attempts'],
})

export const exportProgress = operation({
  method: 'GET',
  path: '/api/exports/:id',
  access: 'session',
  summary: 'Get the progress of an export of this user.',
  params: idParams,
  response: exportProgressSchema,
  errors,
})

export const cancelExport = operation({
  method: 'DELETE',
  path: '/api/exports/:id',
  access: 'session',
  summary: 'Cancel an export of this user.',
  params: idParams,
  response: exportProgressSchema,
  errors,
})

export const downloadExport = operation({
  method: 'POST',
  path: '/api/exports/:id/archive',
  access: 'public',
  summary: 'Stream the export as a ZIP file. Also accepts an HTML form body, so that a browser can save the file.',
  params: idParams,
  body: z.object({ ticket: z.string().max(100) }),
  binary: 'application/zip',
  errors: ['export-not-found'],
})
