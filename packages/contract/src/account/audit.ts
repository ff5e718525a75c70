import { z } from 'zod'
import { authorSchema } from '../schema/fields.ts'
import { operation } from '../schema/operation.ts'

/** Audited events of a salon: those its owner may be accountable for. */
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
  'outcome-deleted',
  'pact-deleted',
  'paper-card-deleted',
  'previsit-deleted',
  'client-deleted',
  'clients-merged',
  'clients-imported',
  'consent-withdrawn',
  'sensitivity-test-changed',
  'scalp-reopened',
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
  'learning-on',
  'learning-off',
  'learning-reset',
] as const
export type AuditedAct = (typeof AUDITED_ACTS)[number]

/** Maximum number of events in one response. */
export const AUDIT_LIST_MAX = 100

export const auditLog = operation({
  method: 'GET',
  path: '/api/audit-log',
  access: 'owner',
  summary: 'List the audit events of the salon, newest first.',
  query: z.object({ limit: z.coerce.number().int().min(1).max(AUDIT_LIST_MAX).default(20) }),
  response: z.array(
    z.object({
      id: z.string(),
      act: z.enum(AUDITED_ACTS),
      /** The event as a sentence. */
      text: z.string(),
      /** ISO 8601. */
      at: z.string(),
      /** Null for events caused by the payment provider or a deleted account. */
      author: authorSchema,
    }),
  ),
})
