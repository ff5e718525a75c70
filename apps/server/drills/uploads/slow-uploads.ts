import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { multipart } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import type { Drill, Outcome } from '../drill.ts'
import { isInstalled } from '../installed.ts'
import { SITE_NAME, startNginx } from '../nginx-site.ts'
import { addSalon, type DrillSalon, ENGINES, type Place } from '../place.ts'
import { analyse, freePort, startServer } from '../server.ts'
import { SOCKETS, trickle } from './slow-sockets.ts'

const SECONDS = 180
/** Longer than two of the intervals after which a slow upload is ended. */
const MIN_SECONDS = 75
const PAUSE_MS = 500
/** Another network than that of the salon that works. */
const OTHER_NETWORK = '127.0.0.2'

/** How the server on this port is reached. */
type Path = {
  readonly host: string
  /** Opens a connection from `OTHER_NETWORK`. */
  readonly connect: () => Socket
  /** Requests an analysis; resolves with its status. */
  readonly analyse: (salon: DrillSalon) => Promise<number>
  readonly close: () => Promise<void>
}

const direct = async (port: number): Promise<Path> => ({
  host: '127.0.0.1',
  connect: () => connect({ host: '127.0.0.1', port, localAddress: OTHER_NETWORK }),
  analyse: async (salon) => (await analyse(`http://127.0.0.1:${port}`, salon)).status,
  close: async () => undefined,
})

async function behindNginx(port: number): Promise<Path> {
  const folder = await mkdtemp(join(tmpdir(), 'riflesso-slow-'))
  const site = await startNginx(join(folder, 'nginx'), [port, port])
  const form = await multipart({ image: await samplePhoto('prima'), supplier: 'generic' })
  return {
    host: SITE_NAME,
    connect: () => site.connect(OTHER_NETWORK),
    analyse: async (salon) => {
      const headers = { ...salon.headers, ...form.headers }
      return (await site.ask('/api/analyze-color', { method: 'POST', headers, payload: form.payload })).status
    },
    close: async () => {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Twelve sockets of one trial account upload by a byte a second, while another salon analyses: all of its analyses succeed, and the
 * slow uploads are ended with an answer, then refused.
 */
async function attack(place: Place, scale: number, open: (port: number) => Promise<Path>): Promise<Outcome> {
  const seconds = Math.max(MIN_SECONDS, SECONDS * scale)
  const attacker = await addSalon(place, {})
  const salon = await addSalon(place, { currentPlan: 'pro', subscriptionStatus: 'active' })
  const port = await freePort()
  const server = await startServer(place, port)
  const path = await open(port)
  const stop = trickle(path.connect, path.host, attacker)
  const tookMs: number[] = []
  let busy = 0
  let failed = 0
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const startedAt = performance.now()
    const status = await path.analyse(salon).catch(() => 0)
    if (status === 200) tookMs.push(Math.round(performance.now() - startedAt))
    else if (status === 503) busy++
    else failed++
    await wait(PAUSE_MS)
  }
  const { '408 upload-too-slow': tooSlow = 0, '429 too-many-attempts': tooMany = 0, ...others } = await stop()
  if (Object.keys(others).length > 0) console.log(others)
  await path.close()
  await server.stop()
  const otherAnswers = Object.values(others).reduce((sum, count) => sum + count, 0)
  const figures = {
    seconds,
    analyses: tookMs.length,
    busy,
    failed,
    slowestMs: Math.max(0, ...tookMs),
    tooSlow,
    tooMany,
    otherAnswers,
  }
  return {
    passed: tookMs.length > 0 && busy + failed + otherAnswers === 0 && tooSlow >= SOCKETS,
    figures,
  }
}

export const slowUploads: Drill = {
  name: 'slow uploads',
  engines: ENGINES,
  run: (place, scale) => attack(place, scale, direct),
}

export const slowUploadsBehindNginx: Drill = {
  name: 'slow uploads behind nginx',
  engines: ENGINES,
  run: async (place, scale) => {
    const there = await Promise.all(['nginx', 'openssl'].map(isInstalled))
    if (there.includes(false)) return { skipped: 'nginx or openssl is not installed' }
    return attack(place, scale, behindNginx)
  },
}
