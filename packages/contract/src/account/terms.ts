import { z } from 'zod'
import { operation } from '../schema/operation.ts'

/** Current version of the terms, by publication date. After a change every user is asked again at the next sign-in. */
export const TERMS_VERSION = '2026-11-21'
/** Current version of the data-processing agreement between a salon and the operator. */
export const DPA_VERSION = '2026-11-30'

/** The accepted versions. */
export const acceptedTermsSchema = z.object({
  termsVersion: z.literal(TERMS_VERSION),
  dpaVersion: z.literal(DPA_VERSION),
})
export type AcceptedTerms = z.infer<typeof acceptedTermsSchema>

export const acceptTerms = operation({
  method: 'POST',
  path: '/api/accept-terms',
  access: 'session',
  summary: 'Accept the current terms; the data-processing agreement applies to the owner only.',
  body: acceptedTermsSchema,
  response: z.object({ success: z.literal(true) }),
})

export const legalIdentity = operation({
  method: 'GET',
  path: '/api/legal',
  access: 'public',
  summary: 'Get the operator of the installation; null if not configured.',
  response: z.object({
    identity: z
      .object({
        name: z.string(),
        address: z.string(),
        vatNumber: z.string(),
        pec: z.string(),
        contact: z.string(),
      })
      .nullable(),
  }),
})
