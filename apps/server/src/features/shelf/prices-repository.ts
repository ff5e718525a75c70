import type { PriceSettings } from '@riflesso/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { salonSettings } from '#platform/database/schema/index'

/** The pricing rule of the salon; without a row nothing is set. */
export async function findPrices(db: Db, salonId: string): Promise<PriceSettings> {
  const [row] = await db
    .select({ hourCents: salonSettings.hourCents, rule: salonSettings.priceRule })
    .from(salonSettings)
    .where(eq(salonSettings.salonId, salonId))
  return row ?? { hourCents: null, rule: null }
}

export async function putPrices(db: Db, salonId: string, { hourCents, rule }: PriceSettings, now: Date): Promise<void> {
  const set = { hourCents, priceRule: rule, updatedAt: now }
  await db
    .insert(salonSettings)
    .values({ salonId, ...set })
    .onConflictDoUpdate({ target: salonSettings.salonId, set })
}
