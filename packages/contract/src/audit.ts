import { z } from 'zod'
import { authorSchema } from './author.ts'
import { operation } from './operation.ts'

/** What is written down about a salon, because its owner may have to answer for it. */
export const AUDITED_ACTS = [
  'signed-in',
  'sign-in-failed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'password-changed',
  'email-changed',
  'data-exported',
  'client-exported',
  'client-list-exported',
  'analysis-deleted',
  'client-deleted',
  'clients-merged',
  'clients-imported',
  'consent-withdrawn',
  'sensitivity-test-changed',
  'sensitivity-test-deleted',
  'collaborator-invited',
  'invitation-withdrawn',
  'collaborator-joined',
  'collaborator-removed',
  'collaborator-left',
  'plan-changed',
  'subscription-cancelled',
  'subscription-resumed',
  'refund-asked',
  'photo-retention-changed',
  'outside-model-allowed',
  'outside-model-forbidden',
] as const
export type AuditedAct = (typeof AUDITED_ACTS)[number]

/** Acts that one call answers at most. */
export const AUDIT_LIST_MAX = 100

export const auditLog = operation({
  method: 'GET',
  path: '/api/audit-log',
  access: 'owner',
  summary: 'Who did what of consequence in the salon, newest first. Only the owner of the salon may.',
  query: z.object({ limit: z.coerce.number().int().min(1).max(AUDIT_LIST_MAX).default(20) }),
  response: z.array(
    z.object({
      id: z.string(),
      act: z.enum(AUDITED_ACTS),
      /** The act as a sentence. */
      text: z.string(),
      /** ISO 8601. */
      at: z.string(),
      /** Null for what the payment provider or a deleted account did. */
      author: authorSchema,
    }),
  ),
  errors: [],
})
