import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { checkArchive } from './books.ts'
import type { Drill } from './drill.ts'
import { addSalon, ENGINES } from './place.ts'
import { analyse, freePort, startServer } from './server.ts'

const run = promisify(execFile)

const OUTAGES = 4
const DISK_MB = 320
/** Free space of each outage besides the last: sometimes the photo fits, and its row does not. */
const ROOM_STEP = 48 * 1024
/** Analyses that must fail before space is freed, and the maximum number of attempts. */
const FAILURES = 3
const MAX_TRIES = 60
const RECOVERY_LIMIT_MS = 120_000

/** Fills the disk until only `bytes` are free. */
async function fillBut(bytes: number, path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    let length = 0
    for (let size = 2 ** 20; size >= 512; size /= 2) {
      for (let written = size; written > 0; length += written) {
        written = await file.write(Buffer.alloc(size)).then(
          ({ bytesWritten }) => bytesWritten,
          () => 0,
        )
      }
    }
    await file.truncate(Math.max(0, length - bytes))
  } finally {
    await file.close()
  }
}

/**
 * The disk of the photos and of the embedded database fills up and is freed: `/readyz` says so, answered analyses are stored, nothing is
 * incomplete, and the server continues, or exits and is restarted as by its supervisor.
 */
export const fullDisk: Drill = {
  name: 'full disk',
  engines: ENGINES,
  run: async (place, scale) => {
    const folder = place.env.DATA_DIR ?? ''
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'riflesso-drill', folder])
    } catch {
      return { skipped: 'only root may mount a small disk' }
    }
    try {
      const outages = Math.max(1, Math.round(OUTAGES * scale))
      const salon = await addSalon(place, { currentPlan: 'pro', subscriptionStatus: 'active' })
      const start = async () => startServer(place, await freePort())
      let server = await start()
      const delivered: (string | null)[] = []
      let failedFull = 0
      let unexpected = 0
      let unready = 0
      let restarts = 0
      let recovered = 0
      const tryOne = async () => {
        const { status, id } = await analyse(server.url, salon).catch(() => ({ status: 0, id: null }))
        if (status === 200) delivered.push(id)
        return status
      }
      for (let outage = 0; outage < outages; outage++) {
        await tryOne()
        const filler = join(folder, 'filler')
        await fillBut(outage * ROOM_STEP, filler)
        const readiness = await fetch(`${server.url}/readyz`)
        if (readiness.status === 503 && (await readiness.text()).includes('disk')) unready++
        for (let tries = 0, failures = 0; failures < FAILURES && tries < MAX_TRIES; tries++) {
          const status = await tryOne()
          if (status === 200) continue
          failures++
          failedFull++
          // 0: the server has exited.
          if (status !== 507 && status !== 0) unexpected++
        }
        await rm(filler)
        const deadline = Date.now() + RECOVERY_LIMIT_MS
        for (let status = 0; status !== 200 && Date.now() < deadline; ) {
          if (!server.isAlive()) {
            restarts++
            server = await start()
          }
          status = await tryOne()
          if (status === 200) recovered++
          else await wait(200)
        }
      }
      await server.stop()
      const books = await checkArchive(place, salon, delivered)
      return {
        passed:
          failedFull === outages * FAILURES &&
          unexpected === 0 &&
          unready === outages &&
          recovered === outages &&
          books.passed,
        figures: { outages, unready, failedFull, unexpected, recovered, restarts, ...books.figures },
      }
    } finally {
      await run('umount', ['-l', folder])
    }
  },
}
