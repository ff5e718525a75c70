import { setTimeout as wait } from 'node:timers/promises'
import { BOMBS, bomb, lyingBomb } from '#testing/bombs/bombs'
import { formData } from '#testing/multipart'
import { benchPhotos } from '../bench/photos.ts'
import type { Drill } from './drill.ts'
import { createMemoryWatch } from './memory.ts'
import { createMemoryGroup, GRANTED_MB } from './memory-group.ts'
import { addSalons, type DrillSalon } from './place.ts'
import { CACHE, freePort, startServer } from './server.ts'

const AT_ONCE = 10
/** Allowed answers to a decompression bomb: read, refused, or busy. */
const PROPER = [200, 413, 422, 429, 503]
/** The kernel counts a killed process a little after its parent is notified. */
const SETTLE_MS = 500

type Kind = { readonly name: string; readonly bytes: Buffer }

const kinds = (): readonly Kind[] => [
  ...BOMBS.map((name) => ({ name, bytes: bomb(name) })),
  { name: 'AVIF whose header lies', bytes: lyingBomb('AVIF, 10 bits, 4:4:4, alpha', 64) },
  { name: 'HEIC whose header lies', bytes: lyingBomb('HEIC, 10 bits, 4:4:4, alpha', 64) },
]

const send = async (url: string, { headers }: DrillSalon, network: string, bytes: Uint8Array): Promise<number> => {
  const answer = await fetch(`${url}/api/analyze-color`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': network },
    body: formData({ image: bytes, supplier: 'generic' }),
  })
  const body = (await answer.json()) as { readonly code?: string; readonly analysisId?: string }
  if (answer.ok ? body.analysisId === undefined : body.code === undefined) throw new Error('not an answer of ours')
  return answer.status
}

/** Ten salons at once send photos that take hundreds of megabytes to decode, of each kind: other users are not affected. */
export const memoryBombs: Drill = {
  name: 'memory bombs',
  engines: ['embedded'],
  run: async (place) => {
    const { prima } = await benchPhotos(CACHE)
    const attackers = await addSalons(place, AT_ONCE, { currentPlan: 'trial' })
    const [honest] = await addSalons(place, 1, { currentPlan: 'pro', subscriptionStatus: 'active' })
    if (!honest) throw new Error('no salon was added')
    const group = await createMemoryGroup(GRANTED_MB)
    const server = await startServer(place, await freePort(), { TRUST_PROXY: 'loopback' }, { group })
    const memory = createMemoryWatch(server.pid)
    let [improper, dishonoured, slowestHonestMs] = [0, 0, 0]
    for (const { name, bytes } of kinds()) {
      const bombs = attackers.map((salon, index) =>
        send(server.url, salon, `198.51.100.${index + 1}`, bytes).catch(() => 0),
      )
      const startedAt = performance.now()
      const photo = await send(server.url, honest, '203.0.113.1', prima).catch(() => 0)
      slowestHonestMs = Math.max(slowestHonestMs, Math.round(performance.now() - startedAt))
      const statuses = await Promise.all(bombs)
      console.log(`        ${name}: ${statuses.join(' ')}, the honest photo ${photo}`)
      improper += statuses.filter((status) => !PROPER.includes(status)).length
      if (photo !== 200) dishonoured++
      if (!server.isAlive()) break
    }
    const alive = server.isAlive()
    const { peakMb } = memory.stop()
    await server.stop()
    await wait(SETTLE_MS)
    const kills = (await group?.kills()) ?? 0
    await group?.remove()
    return {
      passed: alive && improper + dishonoured + kills === 0 && peakMb > 0 && peakMb < GRANTED_MB,
      figures: {
        alive: Number(alive),
        improper,
        dishonoured,
        kills,
        peakMb,
        slowestHonestMs,
        limited: Number(!!group),
      },
    }
  },
}
