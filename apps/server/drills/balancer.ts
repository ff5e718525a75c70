import { Agent, request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 200

/**
 * A minimal load balancer: it polls `/readyz` every 200 ms, and distributes calls over ready servers
 * on persistent connections, without retries.
 */
export async function startBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<number>()
  const closing = new AbortController()
  let turn = 0

  const watch = async (port: number) => {
    while (!closing.signal.aborted) {
      const ok = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ok) ready.add(port)
      else ready.delete(port)
      await wait(POLL_MS)
    }
  }
  const watching = ports.map(watch)

  const server = createServer((request, response) => {
    const open = [...ready]
    const port = open[turn++ % open.length]
    if (port === undefined) {
      response.writeHead(502).end()
      return
    }
    const { method, url, headers } = request
    const onwards = ask({ agent, host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      const { connection: _, ...rest } = answer.headers
      response.writeHead(answer.statusCode ?? 502, rest)
      answer.pipe(response)
    })
    onwards.on('error', () => response.writeHead(502).end())
    request.pipe(onwards)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const untilAllReady = async () => {
    while (ready.size < ports.length) await wait(POLL_MS)
  }
  await untilAllReady()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    untilAllReady,
    close: async () => {
      closing.abort()
      await Promise.all(watching)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
