import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Finish, WIRES, type Wire } from './wire.ts'

/** Behaviour of the stand-in for one request. */
export type Behaviour =
  | { readonly does: 'answer'; readonly text: string; readonly finish?: Finish }
  /** Accepts the request and never answers. */
  | { readonly does: 'nothing' }
  /** A response that never ends. */
  | { readonly does: 'pour' }
  | { readonly does: 'hang-up' }
  /** Status 200 with HTML instead of JSON, such as a proxy's error page. */
  | { readonly does: 'page' }
  | { readonly does: 'fail'; readonly status: number; readonly retryAfter?: string }

type Seen = { readonly path: string; readonly key: string; readonly text: string; readonly body: unknown }

const POURED = 'x'.repeat(64 * 1024)

/** Writes until the client disconnects. */
const pour = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"')
  const more = () => {
    while (response.writable && response.write(POURED));
  }
  response.on('drain', more)
  more()
}

/**
 * A stand-in for a model's service, on a local port, with the wire formats of OpenAI, Anthropic, Gemini and compatible
 * servers. Each request gets the next behaviour of the script; the last one repeats.
 */
export async function serveModel() {
  let script: readonly Behaviour[] = []
  const seen: Seen[] = []
  let next = Promise.withResolvers<void>()
  const left: Promise<void>[] = []

  const act = (wire: Wire, behaviour: Behaviour, body: unknown, response: ServerResponse) => {
    const send = (status: number, answer: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer))
    switch (behaviour.does) {
      case 'answer':
        return send(200, wire.answer(behaviour.text, behaviour.finish ?? 'stop', body))
      case 'fail':
        return send(
          behaviour.status,
          wire.error(behaviour.status),
          behaviour.retryAfter === undefined ? {} : { 'retry-after': behaviour.retryAfter },
        )
      case 'page':
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Benvenuti</h1>')
      case 'pour':
        return pour(response)
      case 'hang-up':
        return response.destroy()
      case 'nothing':
        return undefined
    }
  }

  const server = createServer((request, response) => {
    left.push(once(response, 'close').then(() => undefined))
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = new URL(request.url ?? '/', 'http://stand-in').pathname
      const wire = Object.values(WIRES).find(({ owns }) => owns(path))
      const text = Buffer.concat(chunks).toString('utf8')
      const behaviour = script[Math.min(seen.length, script.length - 1)]
      if (!wire || !behaviour) return response.writeHead(404).end()
      const body: unknown = JSON.parse(text)
      seen.push({ path, key: wire.key(request.headers), text, body })
      next.resolve()
      next = Promise.withResolvers()
      return act(wire, behaviour, body, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** Resets the recorded requests and sets a new behaviour. */
    play: (...behaviours: readonly Behaviour[]) => {
      script = behaviours
      seen.length = 0
    },
    seen,
    /** Resolves when this many requests have arrived. */
    reached: async (requests = 1) => {
      while (seen.length < requests) await next.promise
    },
    /** Resolves when every request has been answered or aborted by its client. */
    left: () => Promise.all(left),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type ModelStandIn = Awaited<ReturnType<typeof serveModel>>
