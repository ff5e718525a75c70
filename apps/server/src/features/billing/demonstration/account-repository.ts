import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { demonstrationPayments } from '#platform/database/schema/index'
import { type DemoAccount, demoAccountSchema, newAccount } from './account.ts'

/**
 * Changes the stored state of a customer and returns the result of `act`. The customer's row is locked
 * meanwhile: simultaneous actions run one after the other.
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
    const before = demoAccountSchema.parse(row?.account)
    const { account, value } = act(before)
    if (account !== before)
      await tx.update(demonstrationPayments).set({ account }).where(eq(demonstrationPayments.customerId, customerId))
    return value
  })
