import { messages, type PriceSettings } from '@riflesso/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { salonSettings } from '#platform/database/schema/index'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'

/** The rule of the salon's prices; nothing is set without a row. */
export async function readPrices(db: Db, salonId: string): Promise<PriceSettings> {
  const [row] = await db
    .select({ hourCents: salonSettings.hourCents, rule: salonSettings.priceRule })
    .from(salonSettings)
    .where(eq(salonSettings.salonId, salonId))
  return row ?? { hourCents: null, rule: null }
}

/** @throws AppError 'validation-failed' for the time rule without the cost of an hour */
export async function changePrices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  salonId: string,
  { hourCents, rule }: PriceSettings,
): Promise<PriceSettings> {
  if (rule?.kind === 'time' && hourCents === null)
    throw new AppError('validation-failed', { fields: { hourCents: messages.hourRequired } })
  const set = { hourCents, priceRule: rule, updatedAt: clock() }
  await db
    .insert(salonSettings)
    .values({ salonId, ...set })
    .onConflictDoUpdate({ target: salonSettings.salonId, set })
  return readPrices(db, salonId)
}
