import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OutsideWorld } from '#platform/outside/fetch-outside'
import { isPublicAddress } from '#platform/outside/public-address'

/** In these tests this address stands for the open Internet; every other one of this machine stays what it is. */
export const OUTSIDE = '127.0.0.1'
/** An address of this machine that nobody may reach. */
export const INSIDE = '127.0.0.2'

/** The Internet with `OUTSIDE` in it. Names lead where `names` says, each time anew. */
export const loopbackWorld = (names: Readonly<Record<string, () => string>> = {}): OutsideWorld => ({
  resolve: async (hostname) => {
    const address = names[hostname]?.()
    if (address === undefined) throw new Error('no such name')
    return [{ address, family: address.includes(':') ? 6 : 4 }]
  },
  isPublic: (address) => address === OUTSIDE || isPublicAddress(address),
})

export type Site = {
  /** 'http://127.0.0.1:4711', without a slash at the end. */
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
