import type { BillingDetails, SalonSettings } from '@riflesso/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { billingDetails, salonSettings } from '#platform/database/schema/index'

export async function findSettings(db: Db, salonId: string): Promise<typeof salonSettings.$inferSelect | null> {
  const [row] = await db.select().from(salonSettings).where(eq(salonSettings.salonId, salonId))
  return row ?? null
}

/** Changes the given settings. */
export async function putSettings(db: Db, salonId: string, changes: Partial<SalonSettings>, now: Date): Promise<void> {
  await db
    .insert(salonSettings)
    .values({ salonId, ...changes, updatedAt: now })
    .onConflictDoUpdate({ target: salonSettings.salonId, set: { ...changes, updatedAt: now } })
}

export async function findBillingDetails(db: Db, salonId: string): Promise<BillingDetails | null> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.salonId, salonId))
  return row ?? null
}

export async function putBillingDetails(db: Db, salonId: string, details: BillingDetails, now: Date): Promise<void> {
  await db
    .insert(billingDetails)
    .values({ salonId, ...details, updatedAt: now })
    .onConflictDoUpdate({ target: billingDetails.salonId, set: { ...details, updatedAt: now } })
}
