import type { InvoiceEntry } from '@riflesso/contract'
import { createBackground } from '#platform/background'
import { createMailSender } from '#platform/mail/mail-sender'
import type { newPayer } from '#testing/billing'
import { signIn } from '#testing/builders'
import type { TestApp } from '#testing/test-app'
import { createPaymentProvider } from '../create-provider.ts'
import type { BillingDeps } from '../sync.ts'

/** Dependencies of the reconciliation. */
export function depsOf({ config, db, clock }: TestApp): BillingDeps {
  const provider = createPaymentProvider({ config, db, clock })
  if (provider === null) throw new Error('nobody takes payments')
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const background = createBackground((error) => {
    throw error
  })
  const mailSender = createMailSender({ db, clock, log, mailer: { send: async () => undefined } })
  return { config, db, clock, log, background, mailSender, provider }
}

export type Payer = Awaited<ReturnType<typeof newPayer>>

export const listOf = async (payer: Payer): Promise<InvoiceEntry[]> =>
  (await payer.call('GET', 'invoices')).body.invoices

export async function fileOf({ app, db, clock }: TestApp, { salon }: Payer, id: string) {
  const { headers } = await signIn(db, salon, clock)
  return app.inject({ url: `/api/invoices/${id}/xml`, headers })
}
