import { z } from 'zod'
import { idField } from './fields.ts'
import { operation } from './operation.ts'

/** Where an export is: asked for, being downloaded, or one of three ends. */
export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

const countSchema = z.object({ done: z.number().int(), total: z.number().int() })

export const exportProgressSchema = z.object({
  id: z.string(),
  state: z.enum(EXPORT_STATES),
  analyses: countSchema,
  photos: countSchema,
})
export type ExportProgress = z.infer<typeof exportProgressSchema>

const exportParams = z.object({ id: idField })
const errors = ['export-not-found'] as const

export const startExport = operation({
  method: 'POST',
  path: '/api/exports',
  access: 'session',
  summary:
    'Prepare an export: everything of the salon for its owner, the own account for a collaborator; with `clientId` one client, for the owner.',
  body: z.object({ clientId: idField.optional() }),
  response: exportProgressSchema.extend({
    /** Downloads it, once and within a minute, in place of the session. Never part of an address: those are logged and kept. */
    ticket: z.string(),
  }),
  errors: ['forbidden', 'password-needed', 'client-not-found', 'too-many-attempts'],
})

export const exportProgress = operation({
  method: 'GET',
  path: '/api/exports/:id',
  access: 'session',
  summary: 'How far an export of this person is.',
  params: exportParams,
  response: exportProgressSchema,
  errors,
})

export const cancelExport = operation({
  method: 'DELETE',
  path: '/api/exports/:id',
  access: 'session',
  summary: 'Stop an export of this person, wherever it is.',
  params: exportParams,
  response: exportProgressSchema,
  errors,
})

export const downloadExport = operation({
  method: 'POST',
  path: '/api/exports/:id/archive',
  access: 'public',
  summary:
    'The export as a ZIP file, written while it is sent. The body may also be that of an HTML form, so that a browser saves the file by itself.',
  params: exportParams,
  body: z.object({ ticket: z.string().max(100) }),
  binary: 'application/zip',
  errors: ['validation-failed', 'export-not-found'],
})
