import { setTimeout as wait } from 'node:timers/promises'
import { startBalancer } from './balancer.ts'
import type { Drill } from './drill.ts'
import { addSalon } from './place.ts'
import { analyse, type DrillServer, freePort, startServer } from './server.ts'

const RESTARTS = 10
const AT_ONCE = 8
/** Longer than the polling interval of the balancer. */
const DRAIN_SECONDS = 2

/** Two servers behind a balancer are restarted one after the other under traffic: no call fails. */
export const rollingRestart: Drill = {
  name: 'rolling restart under load',
  engines: ['postgresql'],
  run: async (place, scale) => {
    const restarts = Math.max(2, Math.round(RESTARTS * scale))
    const salon = await addSalon(place, { currentPlan: 'pro', subscriptionStatus: 'active' })
    const ports = [await freePort(), await freePort()]
    const start = (port: number) => startServer(place, port, { DRAIN_SECONDS: String(DRAIN_SECONDS) })
    const servers: DrillServer[] = []
    for (const port of ports) servers.push(await start(port))
    const balancer = await startBalancer(ports)

    let calls = 0
    let failed = 0
    let over = false
    const load = Array.from({ length: AT_ONCE }, async (_, worker) => {
      while (!over) {
        const status =
          worker === 0
            ? (await analyse(balancer.url, salon)).status
            : (await fetch(`${balancer.url}/api/recent-analyses`, { headers: salon.headers })).status
        calls++
        if (status !== 200) failed++
      }
    }).map((work) =>
      work.catch(() => {
        failed++
      }),
    )
    for (let restart = 0; restart < restarts; restart++) {
      const index = restart % servers.length
      await servers[index]?.stop()
      servers[index] = await start(ports[index] ?? 0)
      await balancer.untilAllReady()
      await wait(200)
    }
    over = true
    await Promise.all(load)
    await balancer.close()
    for (const server of servers) await server.stop()
    return { passed: failed === 0 && calls > 0, figures: { restarts, calls, failed } }
  },
}
