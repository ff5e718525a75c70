import { type Asked, PREVISIT_FRESH_DAYS } from '@riflesso/contract'
import { and, desc, gt } from 'drizzle-orm'
import { DAY_MS } from '#platform/clock'
import { type Db, first, matches } from '#platform/database/db'
import { previsits } from '#platform/database/schema/index'

const WEEKS_PER_MONTH = 52 / 12

/** What a client lately answered before a visit, for an analysis today; null without such answers. */
export async function findAsked(db: Db, salonId: string, clientId: string, now: Date): Promise<Asked | null> {
  const since = new Date(now.getTime() - PREVISIT_FRESH_DAYS * DAY_MS)
  const row = await first(
    db
      .select()
      .from(previsits)
      .where(and(matches(previsits, { salonId, clientId }), gt(previsits.answeredAt, since)))
      .orderBy(desc(previsits.answeredAt))
      .limit(1),
  )
  if (!row?.answers || !row.answeredAt) return null
  const { hairType, henna, monthsSinceBleach, isSixteen } = row.answers
  const weeksAgo = (now.getTime() - row.answeredAt.getTime()) / (7 * DAY_MS)
  return {
    hairType,
    henna,
    weeksSinceBleach: monthsSinceBleach === null ? null : Math.round(monthsSinceBleach * WEEKS_PER_MONTH + weeksAgo),
    under16: isSixteen ? false : null,
    scalp: row.health?.scalp ?? null,
  }
}
