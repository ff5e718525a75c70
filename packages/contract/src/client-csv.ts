import { z } from 'zod'
import { operation } from './operation.ts'

/** What a column of a client list can hold. */
export const CLIENT_COLUMNS = ['firstName', 'lastName', 'phone', 'email', 'birthDate', 'notes'] as const
export type ClientColumn = (typeof CLIENT_COLUMNS)[number]

const importFile = z.object({
  file: z.file().describe('CSV with a heading, in UTF-8 or Windows-1252, separated by ; or , or tabs; up to 5 MB.'),
})

const errors = ['validation-failed', 'request-broken', 'request-too-large'] as const

export const previewImport = operation({
  method: 'POST',
  path: '/api/clients/import/preview',
  access: 'owner',
  summary: 'Read a list of clients and say what an import would do; nothing is stored.',
  multipart: importFile,
  response: z.object({
    columns: z.array(z.enum(CLIENT_COLUMNS)),
    /** Headings that no column was recognised in. */
    ignored: z.array(z.string()),
    /** How many clients an import would add. */
    ready: z.number().int(),
    /** Lines of clients that the salon has already, or that the file has twice: they are left out. */
    duplicates: z.array(z.object({ line: z.number().int(), name: z.string() })),
    /** What is wrong, line by line; such lines cannot be imported. */
    problems: z.array(z.object({ line: z.number().int(), message: z.string() })),
    /** The first clients as they would be added. */
    sample: z.array(
      z.object({
        firstName: z.string(),
        lastName: z.string(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        birthDate: z.string().nullable(),
      }),
    ),
  }),
  errors,
})

export const importClients = operation({
  method: 'POST',
  path: '/api/clients/import',
  access: 'owner',
  summary:
    'Add the clients of a list, all of them or none; lines with problems only where `skipProblems` allows to leave them out.',
  multipart: importFile.extend({ skipProblems: z.enum(['true', 'false']).default('false') }),
  response: z.object({ imported: z.number().int(), duplicates: z.number().int(), skipped: z.number().int() }),
  errors,
})

export const exportClients = operation({
  method: 'GET',
  path: '/api/clients/export.csv',
  access: 'owner',
  summary: "The salon's clients as CSV for a spreadsheet, without health data; for the owner of the salon.",
  binary: 'text/csv',
  errors: ['password-needed'],
})
