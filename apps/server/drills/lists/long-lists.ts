import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { multipart } from '#testing/multipart'
import type { Drill } from '../drill.ts'
import { createMemoryWatch } from '../memory.ts'
import { createMemoryGroup, GRANTED_MB } from '../memory-group.ts'
import { addSalons, type DrillSalon, ENGINES } from '../place.ts'
import { freePort, startServer } from '../server.ts'
import { ATTACK_LISTS, type AttackList } from './attack-lists.ts'

const AT_ONCE = 10
/** Rounds of a kind: at least so many, and for so long that a percentile means something. */
const ROUNDS = 5
const KIND_MS = 2000
/** A person may send 60 lists an hour. */
const ROUNDS_OF_SALON = 6
const SALONS = 400
const MAX_P99_MS = 50
const MAX_MB = 1000
const HEALTH_EVERY_MS = 50
/** Allowed answers to a list: read, refused, or too many of them. */
const PROPER = [200, 400, 429]

/** The call that sends a list; it returns the status. */
async function senderOf(url: string, { path, content, texts = {} }: AttackList) {
  const defaults = { supplier: 'Casa Aurora', line: 'Crema', class: 'PERM' }
  const file = { bytes: Buffer.from(content), filename: 'lista.csv' }
  const { payload, headers } = await multipart({ ...defaults, ...texts, file })
  const body = new Uint8Array(payload)
  return async (credentials: DrillSalon['headers']): Promise<number> => {
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers: { ...headers, ...credentials }, body })
    await answer.arrayBuffer()
    return answer.status
  }
}

/** Delay of the server's event loop since the last call, in milliseconds. */
async function readDelay(url: string, token: string): Promise<{ readonly p99: number; readonly max: number }> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  const milliseconds = (name: string) =>
    Math.round(Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 1000)
  return { p99: milliseconds('p99'), max: milliseconds('max') }
}

/** Calls /healthz until stopped. */
function watchHealth(url: string) {
  const found = { slowestMs: 0, failed: 0 }
  let over = false
  const watching = (async () => {
    while (!over) {
      const startedAt = performance.now()
      const isOk = await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!isOk) found.failed++
      found.slowestMs = Math.max(found.slowestMs, Math.round(performance.now() - startedAt))
      await wait(HEALTH_EVERY_MS)
    }
  })()
  return {
    stop: async () => {
      over = true
      await watching
      return found
    },
  }
}

/** Lists of 4.9 MB made to cost time, ten at once, of each kind: the event loop stays free, and `/healthz` is answered. */
export const longLists: Drill = {
  name: 'long lists',
  engines: ENGINES,
  run: async (place, scale) => {
    const salons = (await addSalons(place, SALONS, { currentPlan: 'trial' })).values()
    const token = randomUUID()
    const group = await createMemoryGroup(GRANTED_MB)
    const server = await startServer(place, await freePort(), { METRICS_TOKEN: token }, { group })
    const memory = createMemoryWatch(server.pid)
    const counts = { lists: 0, improper: 0, unhealthy: 0, worstP99Ms: 0, worstMs: 0, slowestHealthMs: 0, peakMb: 0 }
    if (!group) console.log(`        without the limit of ${GRANTED_MB} MB: no control group could be made`)
    for (const list of ATTACK_LISTS) {
      const send = await senderOf(server.url, list)
      await readDelay(server.url, token)
      const health = watchHealth(server.url)
      const startedAt = performance.now()
      const statuses: number[] = []
      let salon: DrillSalon | undefined
      let rounds = 0
      for (; rounds < ROUNDS * scale || performance.now() - startedAt < KIND_MS * scale; rounds++) {
        if (rounds % ROUNDS_OF_SALON === 0) salon = salons.next().value
        if (!salon) throw new Error('too few salons')
        const { headers } = salon
        const sent = Array.from({ length: AT_ONCE }, () => send(headers).catch(() => 0))
        statuses.push(...(await Promise.all(sent)))
      }
      const totalMs = Math.round((performance.now() - startedAt) / rounds)
      const { failed, slowestMs } = await health.stop()
      const { p99, max } = await readDelay(server.url, token)
      const improper = statuses.filter((status) => !PROPER.includes(status)).length
      console.log(
        `        ${list.path}, ${list.name}: event loop p99 ${p99} ms, at most ${max} ms; ten answers in ${totalMs} ms (${[...new Set(statuses)].join(' ')}); /healthz at most ${slowestMs} ms; peak so far ${memory.peakMb()} MB`,
      )
      counts.lists += statuses.length
      counts.improper += improper
      counts.unhealthy += failed
      counts.worstP99Ms = Math.max(counts.worstP99Ms, p99)
      counts.worstMs = Math.max(counts.worstMs, max)
      counts.slowestHealthMs = Math.max(counts.slowestHealthMs, slowestMs)
    }
    const isAlive = server.isAlive()
    counts.peakMb = memory.stop().peakMb
    await server.stop()
    await group?.remove()
    const { improper, unhealthy, worstP99Ms, peakMb } = counts
    return {
      passed: isAlive && improper + unhealthy === 0 && worstP99Ms > 0 && worstP99Ms < MAX_P99_MS && peakMb < MAX_MB,
      figures: counts,
    }
  },
}
