import { z } from 'zod'
import { idField, idParams } from '../schema/fields.ts'
import { DUPLICATE_GROUP_MAX } from '../schema/limits.ts'
import { operation } from '../schema/operation.ts'
import { clientCardSchema } from './client-card.ts'
import { clientLineSchema } from './clients.ts'

/** Shared data that suggests that two cards are of one person. */
export const DUPLICATE_REASONS = ['name', 'phone', 'email'] as const

const duplicateGroupSchema = z.object({
  /** All data that these clients share. */
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  /** Oldest card first. */
  clients: z.array(clientLineSchema.extend({ createdAt: z.string(), analyses: z.number().int() })),
})
export type DuplicateGroup = z.infer<typeof duplicateGroupSchema>

export const listDuplicates = operation({
  method: 'GET',
  path: '/api/client-duplicates',
  access: 'owner',
  summary: 'List clients with the same name, telephone or e-mail.',
  response: z.array(duplicateGroupSchema),
})

export const mergeClients = operation({
  method: 'POST',
  path: '/api/clients/:id/merge',
  access: 'owner',
  summary: 'Merge two cards: this one keeps both histories, the other is deleted.',
  params: idParams,
  body: z.object({ otherId: idField }),
  response: clientCardSchema,
  errors: ['client-not-found'],
})

export const markNotDuplicates = operation({
  method: 'POST',
  path: '/api/clients/apart',
  access: 'owner',
  summary: 'Mark these clients as different people, so that they are no longer listed as duplicates.',
  body: z.object({ ids: z.array(idField).min(2).max(DUPLICATE_GROUP_MAX) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['client-not-found'],
})
