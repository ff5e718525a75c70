import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#platform/errors'
import { NO_TRACES, newSalon, type Salon, tracesOf } from '#testing/analyses'
import { formData, multipart, type Part } from '#testing/multipart'
import { hairlessPhoto, samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import type { AnalysisEngine } from '../engines/engine.ts'
import { localEngine } from '../engines/local.ts'
import { tellAsEvents } from './analysis-events.ts'

/** Events of a stream, by name and data; comments left out. */
const eventsOf = (text: string) =>
  text.split('\n\n').flatMap((block) => {
    const found = /^event: (.+)\ndata: (.+)$/.exec(block)
    return found ? [{ event: found[1], data: JSON.parse(found[2] ?? '') }] : []
  })

describe('an analysis with progress events', () => {
  const reached = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  let isStuck = false
  const engine: AnalysisEngine = {
    asksModel: false,
    analyze: (input, signal, onStage) => {
      if (!isStuck) return localEngine.analyze(input, signal, onStage)
      reached.resolve()
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason)
          stopped.resolve()
        })
      })
    },
  }
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp({ analysisParts: { engine } })
    salon = await newSalon(server)
  })
  afterAll(() => server.close())

  const post = async (parts: Record<string, Part>, headers: Record<string, string> = salon.session.headers) => {
    const { payload, headers: type } = await multipart(parts)
    const accept = { accept: 'text/event-stream' }
    const url = '/api/analyze-color'
    return server.app.inject({ method: 'POST', url, payload, headers: { ...type, ...headers, ...accept } })
  }

  test('an analysis with progress events sends its stages in order and ends with the plain answer', async () => {
    const answer = await post({ image: await samplePhoto('prima'), supplier: 'generic' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const events = eventsOf(answer.body)
    expect(events.slice(0, -1).map(({ data }) => data.stage)).toEqual(['waiting', 'measuring', 'planning', 'archiving'])
    const result = events.at(-1)
    expect(result?.event).toBe('result')
    const { analysis, usage } = result?.data ?? {}
    expect(usage).toEqual({ used: 1, remaining: 2 })
    const url = `/api/analysis/${result?.data.analysisId}/full`
    const kept = await server.app.inject({ url, headers: salon.session.headers })
    expect(kept.json().analysis).toEqual(analysis)
  })

  test('an analysis with progress events ends with the failure and its status, and leaves nothing behind', async () => {
    const other = await newSalon(server)
    const answer = await post({ image: await hairlessPhoto(), supplier: 'generic' }, other.session.headers)
    const last = eventsOf(answer.body).at(-1)
    expect(last).toMatchObject({ event: 'failure', data: { status: 422, code: 'no-hair' } })
    expect(last?.data.fields.prima).toBe(last?.data.error)
    expect((await tracesOf(server, other)).used).toBe(0)
  })

  test('an analysis with progress events is refused with a plain answer before it starts', async () => {
    const unsent = await post({ supplier: 'generic' })
    expect([unsent.statusCode, unsent.json().code]).toEqual([400, 'Image data is required'])
    const nobody = await post({ supplier: 'generic' }, {})
    expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'token-missing'])
  })

  test('an analysis with progress events stops when its client disconnects', async () => {
    const other = await newSalon(server)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    isStuck = true
    const user = new AbortController()
    const response = await fetch(`http://127.0.0.1:${port}/api/analyze-color`, {
      method: 'POST',
      headers: { ...other.session.headers, accept: 'text/event-stream' },
      body: formData({ image: await samplePhoto('prima'), supplier: 'generic' }),
      signal: user.signal,
    })
    await reached.promise
    user.abort()
    await expect(response.text()).rejects.toThrow(/abort/i)
    await stopped.promise
    expect((await tracesOf(server, other)).rows).toBe(NO_TRACES.rows)
  })
})

describe('a stream of events', () => {
  let app: FastifyInstance
  const beaten = Promise.withResolvers<void>()
  beforeAll(async () => {
    app = Fastify()
    app.get('/slow', (request, reply) => tellAsEvents(request, reply, () => beaten.promise.then(() => ({})), 1))
    app.get('/broken', (request, reply) =>
      tellAsEvents(request, reply, () => Promise.reject(new AppError('engine-failed'))),
    )
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())
  const addressOf = (path: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`

  test('a stream of events sends heartbeats during the work', async () => {
    const response = await fetch(addressOf('/slow'))
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if ((text.match(/^:$/gm) ?? []).length >= 3) beaten.resolve()
    }
    expect(eventsOf(text)).toEqual([
      { event: 'stage', data: { stage: 'waiting' } },
      { event: 'result', data: {} },
    ])
  })

  test('a stream of events reports an internal error without its details', async () => {
    const [, failure] = eventsOf(await (await fetch(addressOf('/broken'))).text())
    expect(failure).toEqual({
      event: 'failure',
      data: {
        status: 500,
        code: 'engine-failed',
        error: 'L’analisi non è riuscita e non è stata contata. Riprova tra poco.',
      },
    })
  })
})
