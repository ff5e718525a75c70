import { z } from 'zod'
import { clientCardSchema } from './client-card.ts'
import { clientLineSchema } from './clients.ts'
import { idField } from './fields.ts'
import { DUPLICATE_GROUP_MAX } from './limits.ts'
import { operation } from './operation.ts'

/** What clients have in common that may be one person. */
export const DUPLICATE_REASONS = ['name', 'phone', 'email'] as const

const duplicateGroupSchema = z.object({
  /** Everything these clients share. */
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  /** Oldest card first. */
  clients: z.array(clientLineSchema.extend({ createdAt: z.string(), analyses: z.number().int() })),
})
export type DuplicateGroup = z.infer<typeof duplicateGroupSchema>

export const listDuplicates = operation({
  method: 'GET',
  path: '/api/client-duplicates',
  access: 'owner',
  summary: 'Clients with the same name, telephone or e-mail; for the owner of the salon.',
  response: z.array(duplicateGroupSchema),
  errors: [],
})

export const mergeClients = operation({
  method: 'POST',
  path: '/api/clients/:id/merge',
  access: 'owner',
  summary: 'Make two cards one: this one keeps both histories, the other goes; for the owner of the salon.',
  params: z.object({ id: idField }),
  body: z.object({ otherId: idField }),
  response: clientCardSchema,
  errors: ['client-not-found', 'validation-failed'],
})

export const keepApart = operation({
  method: 'POST',
  path: '/api/clients/apart',
  access: 'owner',
  summary: 'Remember that these clients are different people, each of them: they are not shown as doubles any more.',
  body: z.object({ ids: z.array(idField).min(2).max(DUPLICATE_GROUP_MAX) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['client-not-found', 'validation-failed'],
})
