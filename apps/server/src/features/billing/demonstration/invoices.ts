import type { DemoAccount, DemoInvoice } from './account.ts'

/** Italian VAT, added to every price. */
const VAT_PERCENT = 22

export const vatOf = (netCents: number): number => Math.round((netCents * VAT_PERCENT) / 100)

/** Adds an open invoice, from which earlier credit is taken. Ids count up, so the same acts give the same ids. */
export function addInvoice(
  account: DemoAccount,
  { netCents, ...wanted }: Pick<DemoInvoice, 'subscriptionId' | 'reason' | 'netCents' | 'change' | 'createdAt'>,
): { readonly account: DemoAccount; readonly invoice: DemoInvoice } {
  const used = Math.min(account.creditCents, netCents)
  const number = account.invoices.length + 1
  const invoice: DemoInvoice = {
    ...wanted,
    id: `${account.customerId}_in_${number}`,
    netCents: netCents - used,
    vatCents: vatOf(netCents - used),
    status: 'open',
    clientSecret: `${account.customerId}_pi_${number}_secret`,
    paidAt: null,
  }
  return {
    account: { ...account, creditCents: account.creditCents - used, invoices: [...account.invoices, invoice] },
    invoice,
  }
}
