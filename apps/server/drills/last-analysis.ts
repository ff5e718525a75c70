import { BASIC_MONTHLY_ANALYSES } from '@riflesso/contract'
import { eq } from 'drizzle-orm'
import { DAY_MS } from '../src/platform/clock.ts'
import { colorAnalyses, users } from '../src/platform/database/schema/index.ts'
import type { Drill } from './drill.ts'
import { addSalon } from './place.ts'
import { analyse, freePort, startServer } from './server.ts'

const REQUESTS = 100

/** A hundred users request the last analysis of a salon, on two servers at once: exactly one succeeds. */
export const lastAnalysis: Drill = {
  name: 'one analysis left, two servers',
  engines: ['postgresql'],
  run: async (place, scale) => {
    const requests = Math.max(2, Math.round(REQUESTS * scale))
    const salon = await addSalon(place, {
      currentPlan: 'basic',
      subscriptionStatus: 'active',
      subscriptionStartDate: new Date(Date.now() - DAY_MS),
      monthlyAnalysesUsed: BASIC_MONTHLY_ANALYSES - 1,
      monthlyAnalysesResetDate: new Date(Date.now() + 20 * DAY_MS),
    })
    const servers = [await startServer(place, await freePort()), await startServer(place, await freePort())]
    const urls = servers.map(({ url }) => url)
    const answers = await Promise.all(
      Array.from({ length: requests }, (_, index) => analyse(urls[index % urls.length] ?? '', salon)),
    )
    for (const server of servers) await server.stop()
    const { db, close } = await place.open()
    const rows = await db.select().from(colorAnalyses).where(eq(colorAnalyses.salonId, salon.id))
    const [owner] = await db.select().from(users).where(eq(users.id, salon.id))
    await close()
    const count = (...statuses: number[]) => answers.filter(({ status }) => statuses.includes(status)).length
    const figures = {
      requests,
      passed: count(200),
      refused: count(403),
      askedToWait: count(429, 503),
      archived: rows.length,
      counted: owner?.monthlyAnalysesUsed ?? 0,
    }
    const { passed, refused, askedToWait, archived, counted } = figures
    const all = passed + refused + askedToWait === requests
    return { passed: all && passed === 1 && archived === 1 && counted === BASIC_MONTHLY_ANALYSES, figures }
  },
}
