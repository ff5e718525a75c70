import { type BillingDetails, SALON_TOOLS, type SalonTool } from '@riflesso/contract'
import { eq, exists, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import {
  analysisOutcomes,
  billingDetails,
  pacts,
  products,
  salonSettings,
  users,
} from '#platform/database/schema/index'

export async function findSettings(db: Db, salonId: string): Promise<typeof salonSettings.$inferSelect | null> {
  const [row] = await db.select().from(salonSettings).where(eq(salonSettings.salonId, salonId))
  return row ?? null
}

type Settings = Omit<typeof salonSettings.$inferInsert, 'salonId' | 'updatedAt'>

/** Changes the given settings. */
export async function putSettings(db: Db, salonId: string, changes: Settings, now: Date): Promise<void> {
  await db
    .insert(salonSettings)
    .values({ salonId, ...changes, updatedAt: now })
    .onConflictDoUpdate({ target: salonSettings.salonId, set: { ...changes, updatedAt: now } })
}

/** The tools that the salon has used; all of them once it has switched them on. */
export async function listTools(db: Db, salonId: string): Promise<SalonTool[]> {
  const hasAny = (table: typeof products | typeof pacts | typeof analysisOutcomes) =>
    exists(db.select({ one: sql`1` }).from(table).where(eq(table.salonId, salonId)))
  const [row] = await db
    .select({
      all: salonSettings.allTools,
      shelf: hasAny(products),
      pact: hasAny(pacts),
      learning: hasAny(analysisOutcomes),
    })
    .from(users)
    .leftJoin(salonSettings, eq(salonSettings.salonId, users.id))
    .where(eq(users.id, salonId))
  return SALON_TOOLS.filter((tool) => row?.all || row?.[tool])
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
