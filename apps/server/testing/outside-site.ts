import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OutsideWorld } from '#platform/outside/fetch-outside'
import { isPublicAddress } from '#platform/outside/public-address'

/** This address acts as the open Internet in these tests; all other local addresses stay private. */
export const OUTSIDE = '127.0.0.1'
/** A private local address. */
export const INSIDE = '127.0.0.2'

/** A network with `OUTSIDE` as public. Names resolve by `names`, each time again. */
export const loopbackWorld = (names: Readonly<Record<string, () => string>> = {}): OutsideWorld => ({
  resolve: async (hostname) => {
    const address = names[hostname]?.()
    if (address === undefined) throw new Error('no such name')
    return [{ address, family: address.includes(':') ? 6 : 4 }]
  },
  isPublic: (address) => address === OUTSIDE || isPublicAddress(address),
})

export type Site = {
  /** 'http://127.0.0.1:4711', without a trailing slash. */
  readonly url: string
  readonly port: number
  /** Connections made so far. */
  readonly connections: () => number
  readonly close: () => Promise<void>
}

/** A web server on loopback. */
export async function openSite(answer: RequestListener, host: string = OUTSIDE, port = 0): Promise<Site> {
  const server = createServer(answer)
  let connections = 0
  server.on('connection', () => {
    connections++
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host}:${taken}`,
    port: taken,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
