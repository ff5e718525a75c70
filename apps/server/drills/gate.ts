import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a local service; `shut` breaks open connections and refuses new ones. */
export type Gate = {
  readonly port: number
  readonly shut: () => Promise<void>
  readonly open: () => Promise<void>
}

/** Starts an open proxy in front of the service at `url`. */
export async function putBehindGate(url: string): Promise<Gate> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let server = createServer()
  const listen = (at: number) => {
    server = createServer((near) => {
      const far = connect(Number(port), hostname)
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.once('close', () => {
          sockets.delete(socket)
          other.destroy()
        })
        socket.pipe(other)
      }
    })
    return new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  }
  await listen(0)
  const own = (server.address() as AddressInfo).port
  return {
    port: own,
    open: () => listen(own),
    shut: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
