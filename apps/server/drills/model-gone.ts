import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { asText, HELPFUL } from '#testing/models/answers'
import { serveModel } from '#testing/models/stand-in'
import { modelUses, salonSettings } from '../src/platform/database/schema/index.ts'
import { checkArchive } from './books.ts'
import type { Drill } from './drill.ts'
import { putBehindGate } from './gate.ts'
import { addSalon } from './place.ts'
import { analyse, freePort, startServer } from './server.ts'

const OUTAGES = 2
/** More than the failures that open the circuit breaker. */
const ANALYSES = 5
/** The breaker stays open for a minute. */
const RECOVERY_LIMIT_MS = 240_000

/** The external model fails and recovers: every analysis is delivered, and the model is called again automatically. */
export const modelGone: Drill = {
  name: 'model gone and back',
  engines: ['embedded'],
  run: async (place, scale) => {
    const outages = Math.max(1, Math.round(OUTAGES * scale))
    const salon = await addSalon(place, { currentPlan: 'pro', subscriptionStatus: 'active' })
    const { db, close } = await place.open()
    await db.insert(salonSettings).values({ salonId: salon.id, outsideModel: true })
    await close()
    const model = await serveModel()
    model.play({ does: 'answer', text: asText(HELPFUL) })
    const gate = await putBehindGate(model.url)
    const server = await startServer(place, await freePort(), {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'stand-in',
      AI_BASE_URL: `http://127.0.0.1:${gate.port}/v1`,
    })
    const delivered: (string | null)[] = []
    let failed = 0
    let recovered = 0
    const analyseOne = async () => {
      const { status, id } = await analyse(server.url, salon)
      if (status === 200) delivered.push(id)
      else failed++
    }
    await analyseOne()
    for (let outage = 0; outage < outages; outage++) {
      await gate.shut()
      for (let asked = 0; asked < ANALYSES; asked++) await analyseOne()
      await gate.open()
      const before = model.seen.length
      const deadline = Date.now() + RECOVERY_LIMIT_MS
      while (model.seen.length === before && Date.now() < deadline) {
        await analyseOne()
        await wait(1000)
      }
      if (model.seen.length > before) recovered++
    }
    await server.stop()
    await gate.shut()
    await model.close()
    const books = await checkArchive(place, salon, delivered)
    const after = await place.open()
    const uses = await after.db.select().from(modelUses).where(eq(modelUses.salonId, salon.id))
    await after.close()
    const withModel = uses.filter(({ outcome }) => outcome === 'used').length
    return {
      // One before the first outage, one after each.
      passed: failed === 0 && recovered === outages && withModel === outages + 1 && books.passed,
      figures: { outages, failed, recovered, withModel, withoutModel: uses.length - withModel, ...books.figures },
    }
  },
}
