import { eq } from 'drizzle-orm'
import { addMonths } from '#features/account'
import type { Db } from '#platform/database/db'
import { demonstrationPayments } from '#platform/database/schema/index'
import { CYCLE_MONTHS } from '../cycles.ts'
import { type DemoAccount, type DemoInvoice, type DemoLine, newAccount, subscriptionOf } from './account.ts'
import { lineOf } from './acts.ts'

/** As it is in the database: an earlier version kept invoices without lines. */
type StoredAccount = Omit<DemoAccount, 'invoices'> & {
  readonly invoices: readonly (Omit<DemoInvoice, 'lines'> & { readonly lines?: readonly DemoLine[] })[]
}

/** An invoice without lines gets one, for all that it cost. */
const completed = (account: StoredAccount): DemoAccount => ({
  ...account,
  invoices: account.invoices.map(({ lines, ...invoice }) => {
    if (lines) return { ...invoice, lines }
    const choice = invoice.change ?? subscriptionOf({ ...account, invoices: [] }, invoice.subscriptionId)
    const from = new Date(invoice.createdAt)
    const to = addMonths(from, CYCLE_MONTHS[choice.billingCycle])
    return { ...invoice, lines: [lineOf(choice, invoice.netCents, from, to)] }
  }),
})

/**
 * Changes what the demonstration knows of a customer and returns what `act` returned beside it. The customer's row stays
 * locked meanwhile: simultaneous acts take turns.
 */
export const withAccount = <T>(
  db: Db,
  customerId: string,
  act: (account: DemoAccount) => { readonly account: DemoAccount; readonly value: T },
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx
      .insert(demonstrationPayments)
      .values({ customerId, account: newAccount(customerId) })
      .onConflictDoNothing()
    const [row] = await tx
      .select()
      .from(demonstrationPayments)
      .where(eq(demonstrationPayments.customerId, customerId))
      .for('update')
    const before = completed(row?.account as StoredAccount)
    const { account, value } = act(before)
    if (account !== before)
      await tx.update(demonstrationPayments).set({ account }).where(eq(demonstrationPayments.customerId, customerId))
    return value
  })
