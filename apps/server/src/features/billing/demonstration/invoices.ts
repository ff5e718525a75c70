import type { DemoAccount, DemoInvoice, DemoLine } from './account.ts'

/** Italian VAT, added to every price. */
const VAT_PERCENT = 22

export const vatOf = (netCents: number): number => Math.round((netCents * VAT_PERCENT) / 100)

const sumOf = (lines: readonly DemoLine[]) => lines.reduce((sum, { netCents }) => sum + netCents, 0)

/** Adds an open invoice, from which earlier credit is deducted. Ids count up, so the same actions give the same ids. */
export function addInvoice(
  account: DemoAccount,
  { lines: wantedLines, ...wanted }: Pick<DemoInvoice, 'subscriptionId' | 'reason' | 'lines' | 'change' | 'createdAt'>,
): { readonly account: DemoAccount; readonly invoice: DemoInvoice } {
  const cost = Math.max(0, sumOf(wantedLines))
  const used = Math.min(account.creditCents, cost)
  const { createdAt: at } = wanted
  const lines = used === 0 ? wantedLines : [...wantedLines, { choice: null, netCents: -used, from: at, to: at }]
  const number = account.invoices.length + 1
  const invoice: DemoInvoice = {
    ...wanted,
    id: `${account.customerId}_in_${number}`,
    lines,
    netCents: cost - used,
    vatCents: vatOf(cost - used),
    status: 'open',
    clientSecret: `${account.customerId}_pi_${number}_secret`,
    paidAt: null,
  }
  return {
    account: { ...account, creditCents: account.creditCents - used, invoices: [...account.invoices, invoice] },
    invoice,
  }
}
