import { setTimeout as wait } from 'node:timers/promises'
import { checkArchive } from './books.ts'
import type { Drill } from './drill.ts'
import { addSalon } from './place.ts'
import { analyse, freePort, startServer } from './server.ts'

const OUTAGES = 5
const OUTAGE_MS = 2000
const RECOVERY_LIMIT_MS = 120_000

/**
 * PostgreSQL fails under load and recovers: the server keeps running, reports that it is not ready, answers
 * 503, and recovers by itself.
 */
export const databaseGone: Drill = {
  name: 'database gone and back',
  engines: ['postgresql'],
  run: async (place, scale) => {
    const { postgres } = place
    if (!postgres) throw new Error('this drill needs PostgreSQL')
    const outages = Math.max(1, Math.round(OUTAGES * scale))
    const salon = await addSalon(place, { currentPlan: 'pro', subscriptionStatus: 'active' })
    const server = await startServer(place, await freePort())
    const delivered: string[] = []
    let unready = 0
    let recovered = 0
    let unexpected = 0
    let over = false
    const load = (async () => {
      while (!over) {
        const { status, id } = await analyse(server.url, salon)
        if (status === 200 && id) delivered.push(id)
        else if (status !== 503) unexpected++
        else await wait(50)
      }
    })()
    const readiness = async () => (await fetch(`${server.url}/readyz`)).status
    for (let outage = 0; outage < outages; outage++) {
      await wait(1000)
      await postgres.pause()
      await wait(OUTAGE_MS)
      if ((await readiness()) === 503) unready++
      await postgres.resume()
      const deadline = Date.now() + RECOVERY_LIMIT_MS
      while ((await readiness()) !== 200 && Date.now() < deadline) await wait(100)
      const before = delivered.length
      while (delivered.length === before && Date.now() < deadline) await wait(100)
      if (delivered.length > before) recovered++
    }
    over = true
    await load
    await server.stop()
    const books = await checkArchive(place, salon, delivered)
    return {
      passed: unready === outages && recovered === outages && unexpected === 0 && books.passed,
      figures: { outages, unready, recovered, unexpected, ...books.figures },
    }
  },
}
