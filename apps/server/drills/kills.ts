import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { colorAnalyses, users } from '../src/platform/database/schema/index.ts'
import { checkPhotos } from '../src/platform/photo-store/check-photos.ts'
import { removeOrphanPhotos } from '../src/platform/photo-store/orphan-photos.ts'
import type { Drill } from './drill.ts'
import { addSalon } from './place.ts'
import { analyse, freePort, startServer } from './server.ts'

const KILLS = 200
const AT_ONCE = 4
const LONGEST_LIFE_MS = 1500
const SWEEP_LATER_MS = 60 * 60_000

/**
 * Kills the server at random moments while analyses are asked for. What was answered is there, with its photo; uses are
 * counted for nothing else; after the sweep no photo is without an analysis.
 */
export const kills: Drill = {
  name: 'kill -9 under load',
  run: async (place, scale) => {
    const rounds = Math.max(1, Math.round(KILLS * scale))
    const salon = await addSalon(place, { currentPlan: 'pro', subscriptionStatus: 'active' })
    const delivered = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const server = await startServer(place, await freePort())
      const load = Array.from({ length: AT_ONCE }, async () => {
        // Until the connection breaks.
        for (;;) {
          const { status, id } = await analyse(server.url, salon)
          if (status !== 200 || id === null) throw new Error(`an analysis answered ${status}`)
          delivered.add(id)
        }
      })
      const broken = Promise.allSettled(load)
      await wait(Math.random() * LONGEST_LIFE_MS)
      await server.kill()
      for (const end of await broken) {
        if (end.status === 'rejected' && /answered/.test(String(end.reason))) throw end.reason
      }
    }

    const { db, close } = await place.open()
    try {
      const rows = await db.select().from(colorAnalyses).where(eq(colorAnalyses.salonId, salon.id))
      const [owner] = await db.select().from(users).where(eq(users.id, salon.id))
      await removeOrphanPhotos(db, place.photoStore, new Date(Date.now() + SWEEP_LATER_MS))
      const stored: string[] = []
      for await (const { key } of place.photoStore.list()) stored.push(key)
      const archived = new Set(rows.map(({ id }) => id))
      const { missing, damaged } = await checkPhotos(db, place.photoStore)
      const lost = [...delivered].filter((id) => !archived.has(id)).length
      const used = owner?.monthlyAnalysesUsed ?? 0
      return {
        passed:
          lost === 0 && used === rows.length && missing.length + damaged.length === 0 && stored.length === rows.length,
        figures: {
          kills: rounds,
          answered: delivered.size,
          archived: rows.length,
          counted: used,
          photos: stored.length,
          lost,
          missing: missing.length,
          damaged: damaged.length,
        },
      }
    } finally {
      await close()
    }
  },
}
