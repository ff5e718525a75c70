import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { modelUses, users } from '#platform/database/schema/index'

/** Months on the page. */
const MAX_MONTHS = 12
/** Single uses on the page. */
const MAX_RECENT = 50

const month = sql<string>`to_char(${modelUses.usedAt} at time zone 'Europe/Rome', 'YYYY-MM')`
const sumOf = (column: typeof modelUses.calls | typeof modelUses.inputTokens | typeof modelUses.outputTokens) =>
  sql`sum(${column})`.mapWith(Number)

/** The last months with any use, over all salons, newest first. */
export const listMonths = (db: Db) =>
  db
    .select({
      month,
      analyses: sql`count(*)`.mapWith(Number),
      calls: sumOf(modelUses.calls),
      inputTokens: sumOf(modelUses.inputTokens),
      outputTokens: sumOf(modelUses.outputTokens),
      // Null as soon as one price is unknown: a partial sum is not the cost.
      microdollars: sql<number | null>`case when count(*) = count(${modelUses.microdollars})
        then sum(${modelUses.microdollars})::float8 end`,
    })
    .from(modelUses)
    .groupBy(month)
    .orderBy(desc(month))
    .limit(MAX_MONTHS)

/** The last uses of all salons, newest first. */
export const listRecentUses = (db: Db) =>
  db
    .select({
      id: modelUses.id,
      usedAt: modelUses.usedAt,
      salon: users.companyName,
      provider: modelUses.provider,
      model: modelUses.model,
      outcome: modelUses.outcome,
      calls: modelUses.calls,
      inputTokens: modelUses.inputTokens,
      outputTokens: modelUses.outputTokens,
      microdollars: modelUses.microdollars,
      milliseconds: modelUses.milliseconds,
    })
    .from(modelUses)
    .innerJoin(users, eq(users.id, modelUses.salonId))
    .orderBy(desc(modelUses.usedAt), desc(modelUses.id))
    .limit(MAX_RECENT)
