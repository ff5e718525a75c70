import { z } from 'zod'
import { operation } from './operation.ts'

/** The terms that hold now, by the day they were published. A new day asks everybody again at the next sign-in. */
export const TERMS_VERSION = '2026-11-21'
/** The same for the data-processing agreement between a salon and whoever runs the installation. */
export const DPA_VERSION = '2026-11-21'

/** What somebody ticked: the versions that were shown. */
export const acceptedTermsSchema = z.object({
  termsVersion: z.literal(TERMS_VERSION),
  dpaVersion: z.literal(DPA_VERSION),
})
export type AcceptedTerms = z.infer<typeof acceptedTermsSchema>

export const acceptTerms = operation({
  method: 'POST',
  path: '/api/accept-terms',
  access: 'session',
  summary:
    'Record that this person accepts the terms that hold now; the data-processing agreement binds the owner only.',
  body: acceptedTermsSchema,
  response: z.object({ success: z.literal(true) }),
  errors: [],
})

export const legalIdentity = operation({
  method: 'GET',
  path: '/api/legal',
  access: 'public',
  summary: 'Who runs this installation; null in a demonstration that nobody has put a name to.',
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
  errors: [],
})
