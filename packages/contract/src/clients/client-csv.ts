import { z } from 'zod'
import { operation } from '../schema/operation.ts'

/** Kinds of column in a client list. */
export const CLIENT_COLUMNS = ['firstName', 'lastName', 'phone', 'email', 'birthDate', 'notes'] as const
export type ClientColumn = (typeof CLIENT_COLUMNS)[number]

const importFile = z.object({
  file: z
    .file()
    .describe(
      'CSV with a header row, UTF-8 or Windows-1252, separated by semicolons, commas or tabs; up to 5 MB, 20,000 clients and 10,000 characters a line.',
    ),
})

const errors = ['request-broken', 'too-many-attempts'] as const

export const previewImport = operation({
  method: 'POST',
  path: '/api/clients/import/preview',
  access: 'owner',
  summary: 'Preview the import of a client list. Stores nothing.',
  multipart: importFile,
  response: z.object({
    columns: z.array(z.enum(CLIENT_COLUMNS)),
    /** Headers that were not recognised, shortened. */
    ignored: z.array(z.string()),
    /** Number of clients that the import would add. */
    ready: z.number().int(),
    /** Lines skipped as duplicates, of existing clients or within the file. */
    duplicates: z.array(z.object({ line: z.number().int(), name: z.string() })),
    /** Errors by line; these lines cannot be imported. */
    problems: z.array(z.object({ line: z.number().int(), message: z.string() })),
    /** Preview of the first clients to be added. */
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
  summary: 'Import a client list, all or nothing; with `skipProblems`, lines with errors are skipped.',
  multipart: importFile.extend({ skipProblems: z.enum(['true', 'false']).default('false') }),
  response: z.object({ imported: z.number().int(), duplicates: z.number().int(), skipped: z.number().int() }),
  errors,
})

export const exportClients = operation({
  method: 'GET',
  path: '/api/clients/export.csv',
  access: 'owner',
  summary: "Export the salon's clients as CSV, without health data.",
  binary: 'text/csv',
  errors: ['password-needed'],
})
