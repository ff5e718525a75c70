import { setTimeout as wait } from 'node:timers/promises'
import { buildClient } from '#testing/builders'
import { checkArchive } from './books.ts'
import type { Drill } from './drill.ts'
import { createMemoryWatch } from './memory.ts'
import { addSalon, ENGINES } from './place.ts'
import { analyse, freePort, startServer } from './server.ts'

const SECONDS = 600
/** Threads and compiled code come in the first part of the load; then the memory must stay flat. */
const WARM_SECONDS = 60
const ANALYSING = 2
const READING = 4
/** Ratio of reads to analyses of a salon. */
const PAUSE_MS = 20
/** Largest growth of the median from the first third of the time to the last. */
const MAX_GROWTH = 1.1

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** A salon analyses, reads, searches and writes for ten minutes: nothing fails, and the memory stays flat. */
export const mixedLoad: Drill = {
  name: 'mixed load with flat memory',
  engines: ENGINES,
  run: async (place, scale) => {
    const salon = await addSalon(place, { currentPlan: 'pro', subscriptionStatus: 'active' })
    const { db, close } = await place.open()
    const client = await buildClient(db, salon)
    await close()
    const server = await startServer(place, await freePort())
    const delivered: (string | null)[] = []
    let calls = 0
    let failed = 0
    let over = false
    const count = async (what: string, work: () => Promise<number>) => {
      const startedAt = performance.now()
      const outcome = await work().catch((error: Error) => error.cause ?? error)
      calls++
      if (outcome === 200) return
      failed++
      console.log(`${what} failed after ${Math.round(performance.now() - startedAt)} ms:`, outcome)
    }
    const call = (path: string, body?: object) =>
      count(path, async () => {
        const answer = await fetch(`${server.url}/api/${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { ...salon.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        await answer.arrayBuffer()
        return answer.status
      })
    const analysing = async () => {
      while (!over) {
        await count('an analysis', async () => {
          const { status, id } = await analyse(server.url, salon)
          if (status === 200) delivered.push(id)
          return status
        })
      }
    }
    const reading = async () => {
      for (let round = 0; !over; round++) {
        await call('recent-analyses')
        await call('search-clients?q=ros')
        await call(`clients/${client.id}`)
        const id = delivered.at(-1)
        if (id) {
          await call(`analysis/${id}/full`)
          await call(`analysis/${id}/photo/prima`)
        }
        if (round % 20 === 0) await call('clients', { firstName: 'Maria', lastName: `Neri ${round}` })
        await wait(PAUSE_MS)
      }
    }
    const load = [...Array.from({ length: ANALYSING }, analysing), ...Array.from({ length: READING }, reading)]
    await wait(WARM_SECONDS * scale * 1000)
    const memory = createMemoryWatch(server.pid)
    await wait((SECONDS - WARM_SECONDS) * scale * 1000)
    const { samples, peakMb } = memory.stop()
    over = true
    await Promise.all(load)
    await server.stop()
    const third = Math.floor(samples.length / 3)
    const [earlyMb, lateMb] = [median(samples.slice(0, third)), median(samples.slice(-third))]
    const books = await checkArchive(place, salon, delivered)
    return {
      passed: failed === 0 && lateMb < earlyMb * MAX_GROWTH && books.passed,
      figures: { seconds: SECONDS * scale, calls, failed, earlyMb, lateMb, peakMb, ...books.figures },
    }
  },
}
