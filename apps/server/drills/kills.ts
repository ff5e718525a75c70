import { setTimeout as wait } from 'node:timers/promises'
import { checkArchive } from './books.ts'
import type { Drill } from './drill.ts'
import { addSalon, ENGINES } from './place.ts'
import { analyse, freePort, startServer } from './server.ts'

const KILLS = 200
const AT_ONCE = 4
/** Most analyses answered before a kill, alternating. */
const MAX_ANSWERS = 3
/** Assumed duration of an analysis before one was measured. */
const FIRST_GUESS_MS = 500

/**
 * Kills the server at random times during analyses. Answered analyses are stored with their photos, the
 * usage count equals their number, and after the sweep no photo is without an analysis.
 */
export const kills: Drill = {
  name: 'kill -9 under load',
  engines: ENGINES,
  run: async (place, scale) => {
    const rounds = Math.max(MAX_ANSWERS, Math.round(KILLS * scale))
    const salon = await addSalon(place, { currentPlan: 'pro', subscriptionStatus: 'active' })
    const delivered: (string | null)[] = []
    let tookMs = FIRST_GUESS_MS
    // A clean exit stores the compile cache: a start is most of a round.
    await (await startServer(place, await freePort())).stop()
    for (let round = 0; round < rounds; round++) {
      const server = await startServer(place, await freePort())
      const before = delivered.length
      const enough = Promise.withResolvers<void>()
      const isEnough = () => delivered.length - before >= round % MAX_ANSWERS
      const load = Array.from({ length: AT_ONCE }, async () => {
        // Until the connection breaks.
        for (;;) {
          if (isEnough()) enough.resolve()
          const startedAt = performance.now()
          const { status, id } = await analyse(server.url, salon)
          tookMs = performance.now() - startedAt
          if (status !== 200) throw new Error(`an analysis answered ${status}`)
          delivered.push(id)
        }
      })
      const broken = Promise.allSettled(load)
      await Promise.race([enough.promise, broken])
      // At any point of the next analysis.
      await wait(Math.random() * tookMs)
      await server.kill()
      for (const end of await broken) {
        if (end.status === 'rejected' && /answered/.test(String(end.reason))) throw end.reason
      }
    }
    const { passed, figures } = await checkArchive(place, salon, delivered)
    return { passed, figures: { kills: rounds, ...figures } }
  },
}
