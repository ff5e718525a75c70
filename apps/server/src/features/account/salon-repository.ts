import { type BillingDetails, SALON_TOOLS, type SalonTool } from '@riflesso/contract'
import { eq, exists, sql } from 'drizzle-orm'
import { type Db, first } from '#platform/database/db'
import {
  analysisOutcomes,
  billingDetails,
  pacts,
  products,
  salonSettings,
  users,
} from '#platform/database/schema/index'

export const findSettings = (db: Db, salonId: string) =>
  first(db.select().from(salonSettings).where(eq(salonSettings.salonId, salonId)))

type Settings = Omit<typeof salonSettings.$inferInsert, 'salonId' | 'updatedAt'>

/** Changes the given settings. */
export const putSettings = (db: Db, salonId: string, changes: Settings, now: Date) =>
  db
    .insert(salonSettings)
    .values({ salonId, ...changes, updatedAt: now })
    .onConflictDoUpdate({ target: salonSettings.salonId, set: { ...changes, updatedAt: now } })

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

export const findBillingDetails = (db: Db, salonId: string) =>
  first(db.select().from(billingDetails).where(eq(billingDetails.salonId, salonId)))

export const putBillingDetails = (db: Db, salonId: string, details: BillingDetails, now: Date) =>
  db
    .insert(billingDetails)
    .values({ salonId, ...details, updatedAt: now })
    .onConflictDoUpdate({ target: billingDetails.salonId, set: { ...details, updatedAt: now } })
