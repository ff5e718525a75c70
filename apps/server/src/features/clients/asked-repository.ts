import { HARD_LIMITS, HENNA_ANSWERS, SCALP_STATES } from '@riflesso/colorimetry'
import { type Asked, PREVISIT_FRESH_DAYS } from '@riflesso/contract'
import { and, desc, gt } from 'drizzle-orm'
import { DAY_MS } from '#platform/clock'
import { type Db, matches } from '#platform/database/db'
import { previsits } from '#platform/database/schema/index'
import { isYounger } from './card-safety.ts'

const WEEKS_PER_MONTH = 52 / 12

/** The newest answer to each question, but the worst one to a question that may forbid a product. Null without answers. */
export async function findAsked(db: Db, salonId: string, clientId: string, now: Date): Promise<Asked | null> {
  const since = new Date(now.getTime() - PREVISIT_FRESH_DAYS * DAY_MS)
  const rows = await db
    .select()
    .from(previsits)
    .where(and(matches(previsits, { salonId, clientId }), gt(previsits.answeredAt, since)))
    .orderBy(desc(previsits.answeredAt))
  const given = rows.flatMap((row) => askedIn(row, now))
  if (given.length === 0) return null
  const newest = <Key extends keyof Asked>(key: Key) => given.find((each) => each[key] !== null)?.[key] ?? null
  return {
    hairType: newest('hairType'),
    henna: HENNA_ANSWERS.findLast((each) => given.some(({ henna }) => henna === each)) ?? null,
    weeksSinceBleach: newest('weeksSinceBleach'),
    under16: given.some(({ under16 }) => under16 === true) || newest('under16'),
    scalp: SCALP_STATES.findLast((each) => given.some(({ scalp }) => scalp === each)) ?? null,
  }
}

/** The answers of one link as of today; nothing for one that was not answered. */
function askedIn({ answers, answeredAt, health }: typeof previsits.$inferSelect, now: Date): Asked[] {
  if (!answers || !answeredAt) return []
  const { hairType, henna, monthsSinceBleach, birthDate, isSixteen } = answers
  const weeksAgo = (now.getTime() - answeredAt.getTime()) / (7 * DAY_MS)
  const weeksSinceBleach =
    monthsSinceBleach === null ? null : Math.round(monthsSinceBleach * WEEKS_PER_MONTH + weeksAgo)
  const isChild = birthDate !== null && isYounger(birthDate, HARD_LIMITS.minAge, now)
  const under16 = isChild ? true : isSixteen ? false : null
  return [{ hairType, henna, weeksSinceBleach, under16, scalp: health?.scalp ?? null }]
}
