import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { createPhotoPool } from '#platform/pixels/pool'
import { NO_TRACES, newSalon, postAnalysis, type Salon, tracesOf } from '#testing/analyses'
import { formData, multipart } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import type { AnalysisEngine } from './engines/engine.ts'

const DECLARED = { hairType: 'naturale', hairBase: 'livello5', hairCondition: 'buono' }

describe('a failing analysis', () => {
  const started: TestApp[] = []
  afterAll(() => Promise.all(started.map((server) => server.close())))
  const startServer = async (analysisParts: Parameters<typeof createTestApp>[0]) => {
    const server = await createTestApp(analysisParts)
    started.push(server)
    return server
  }

  test('an analysis that fails in the engine leaves nothing behind', async () => {
    const engine: AnalysisEngine = { asksModel: false, analyze: () => Promise.reject(new Error('no idea')) }
    const server = await startServer({ analysisParts: { engine } })
    const salon = await newSalon(server)
    const answer = await postAnalysis(server, salon, { image: await samplePhoto('prima'), supplier: 'generic' })
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'engine-failed'])
    expect(await tracesOf(server, salon)).toEqual(NO_TRACES)
  })

  test.each([
    ['prima', { image: samplePhoto('prima') }],
    ['dopo', { image: samplePhoto('dopo'), slot: 'dopo', ...DECLARED }],
  ])('an analysis whose photos take too long is refused and leaves nothing behind: %s', async (slot, given) => {
    const photoPool = createPhotoPool({ threads: 1, workTimeoutMs: 1 })
    const server = await startServer({ analysisParts: { photoPool } })
    const salon = await newSalon(server)
    const form = Object.entries({ ...given, supplier: 'generic' }).map(async ([name, value]) => [name, await value])
    const answer = await postAnalysis(server, salon, Object.fromEntries(await Promise.all(form)))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'image-too-slow',
      fields: { [slot]: expect.stringContaining('troppo tempo') },
    })
    expect(await tracesOf(server, salon)).toEqual(NO_TRACES)
    await photoPool.close()
  })

  test('an analysis whose photos do not fit on the disk is answered as such and leaves nothing behind', async () => {
    const kept = new Map<string, Uint8Array>()
    const photoStore: PhotoStore = {
      put: async (key, bytes) => {
        if (kept.size === 1) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
        kept.set(key, bytes)
      },
      get: async (key) => kept.get(key) ?? null,
      remove: async (key) => void kept.delete(key),
      list: () => {
        throw new Error('not asked for')
      },
    }
    const server = await startServer({ analysisParts: { photoStore } })
    const salon = await newSalon(server)
    const answer = await postAnalysis(server, salon, {
      primaImage: await samplePhoto('prima'),
      dopoImage: await samplePhoto('dopo'),
      supplier: 'generic',
      analysisType: 'transformation',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'archive-full'])
    expect(await tracesOf(server, salon)).toEqual(NO_TRACES)
    expect(kept.size).toBe(0)
  })

  test('a cancelled analysis stops the engine and leaves nothing behind', async () => {
    const reached = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<void>()
    const engine: AnalysisEngine = {
      asksModel: false,
      analyze: (_input, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(signal.reason)
            stopped.resolve()
          })
          reached.resolve()
        }),
    }
    const server = await startServer({ analysisParts: { engine } })
    const salon = await newSalon(server)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const user = new AbortController()
    const request = fetch(`http://127.0.0.1:${port}/api/analyze-color`, {
      method: 'POST',
      headers: salon.session.headers,
      body: formData({ image: await samplePhoto('prima'), supplier: 'generic' }),
      signal: user.signal,
    })
    await reached.promise
    user.abort()
    await expect(request).rejects.toThrow(/abort/i)
    await stopped.promise
    expect(await tracesOf(server, salon)).toEqual(NO_TRACES)
  })

  test('a photo that is too large is answered while it is still being uploaded', async () => {
    const server = await startServer({})
    const salon = await newSalon(server)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    for (const megabytes of [11, 25, 40]) {
      const response = await fetch(`http://127.0.0.1:${port}/api/analyze-color`, {
        method: 'POST',
        headers: salon.session.headers,
        body: formData({ image: Buffer.alloc(megabytes * 1024 * 1024), supplier: 'generic' }),
      })
      expect([response.status, await response.json()]).toEqual([
        413,
        { code: 'image-too-large', error: 'Il file deve essere inferiore a 10MB' },
      ])
    }
    expect(await tracesOf(server, salon)).toEqual(NO_TRACES)
  })

  test('an upload that never ends is answered, and its connection closed', async () => {
    const server = await startServer({})
    const salon = await newSalon(server)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const head = [
      'POST /api/analyze-color HTTP/1.1',
      'Host: localhost',
      `Authorization: ${salon.session.headers.authorization}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Transfer-Encoding: chunked',
    ]
    const size = 0x40000
    const chunk = Buffer.concat([Buffer.from(`${size.toString(16)}\r\n`), Buffer.alloc(size), Buffer.from('\r\n')])
    const socket = connect(port, '127.0.0.1')
    const ended = new Promise((resolve) => socket.once('close', resolve))
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes.toString()
    })
    // A flooding client may find the connection broken: that is expected.
    socket.on('error', () => undefined)
    const flood = () => {
      while (socket.writable && socket.write(chunk));
    }
    socket.on('drain', flood)
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    flood()
    await ended
    expect(answer).toContain('HTTP/1.1 413 ')
    expect(answer).toContain('"code":"image-too-large"')
    expect(await tracesOf(server, salon)).toEqual(NO_TRACES)
  })

  /** Sends half an upload; `beforeRead` runs before the server reads it. Resolves with the failure. */
  async function sendHalf(
    { app }: TestApp,
    { session }: Salon,
    beforeRead: (
      call: { readonly request: IncomingMessage; readonly reply: ServerResponse },
      hangUp: () => void,
    ) => Promise<unknown>,
  ): Promise<unknown> {
    app.addHook('preHandler', async (request, reply) => {
      await beforeRead({ request: request.raw, reply: reply.raw }, () => socket.destroy())
    })
    const failure = Promise.withResolvers<unknown>()
    app.addHook('onError', async (_request, _reply, error) => failure.resolve(error))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const { payload, headers } = await multipart({ image: await samplePhoto('prima'), supplier: 'generic' })
    const head = [
      'POST /api/analyze-color HTTP/1.1',
      'Host: localhost',
      `Authorization: ${session.headers.authorization}`,
      `Content-Type: ${headers['content-type']}`,
      `Content-Length: ${payload.length}`,
    ]
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(payload.subarray(0, payload.length / 2))
    return failure.promise
  }

  test('an analysis whose client disconnects during the upload leaves nothing behind', async () => {
    const server = await startServer({})
    const salon = await newSalon(server)
    const failure = await sendHalf(server, salon, async ({ request }, hangUp) => request.once('resume', hangUp))
    expect(failure).toMatchObject({ code: 'request-cancelled' })
    expect(await tracesOf(server, salon)).toEqual(NO_TRACES)
  })

  test('an analysis whose client disconnects before the upload is read leaves nothing behind', async () => {
    const server = await startServer({})
    const salon = await newSalon(server)
    const failure = await sendHalf(server, salon, async ({ reply }, hangUp) => {
      hangUp()
      await once(reply, 'close')
    })
    expect(failure).toMatchObject({ code: 'request-cancelled' })
    expect(await tracesOf(server, salon)).toEqual(NO_TRACES)
  })
})
