import { type ErrorCode, operation } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { testConfig } from '#testing/test-app'
import { errorSentences } from '../copy/it.ts'
import { AppError } from '../errors.ts'
import { bind } from './bind.ts'
import { createHttpServer } from './server.ts'

const things = operation({
  method: 'POST',
  path: '/api/things',
  access: 'public',
  summary: 'Fails as it is told.',
  body: z.object({ code: z.string() }),
  response: z.object({ answer: z.number() }),
  errors: ['photo-not-found', 'missing-parameters', 'image-too-large', 'image-unsupported', 'engine-failed'],
})

const lists = operation({
  method: 'POST',
  path: '/api/lists',
  access: 'public',
  summary: 'Takes a list.',
  body: z.object({ codes: z.array(z.string()) }),
  response: z.object({}),
  errors: [],
})

describe('an operation', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createHttpServer(testConfig({}), 'silent')
    const noSession = () => Promise.reject(new Error('a public operation asks for no session'))
    const deps = { db: noSession, clock: noSession, config: testConfig({}) } as never
    bind(app, deps, lists, async () => ({}))
    bind(app, deps, things, async ({ body }) => {
      if (body.code === 'a wrong answer') return { answer: 'text' as never }
      throw body.code === 'a fault' ? new Error('of ours') : new AppError(body.code as ErrorCode)
    })
  })
  afterAll(() => app.close())

  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/things', payload, headers: { 'content-type': type } })

  test.each([
    ['a failure of its own', '{"code":"photo-not-found"}', 'application/json', 404, 'photo-not-found'],
    ['a fault of ours', '{"code":"a fault"}', 'application/json', 500, 'internal-error'],
    ['an answer that is not as described', '{"code":"a wrong answer"}', 'application/json', 500, 'internal-error'],
    ['a failure that nobody described', '{"code":"no-hair"}', 'application/json', 422, 'no-hair'],
    ['a body that is too large', `"${'x'.repeat(300_000)}"`, 'application/json', 413, 'request-too-large'],
    ['another kind of body', '<a/>', 'text/xml', 415, 'unsupported-media-type'],
    ['broken JSON', '{"code":', 'application/json', 400, 'validation-failed'],
  ] as const)('answers %s in Italian and in the shape of every error', async (_name, payload, type, status, code) => {
    const answer = await post(payload, type)
    expect([answer.statusCode, answer.json()]).toEqual([status, { error: errorSentences[code], code }])
  })

  test('an operation names at most a hundred invalid fields', async () => {
    const codes = Array.from({ length: 20_000 }, () => 0)
    const answer = await app.inject({ method: 'POST', url: '/api/lists', payload: { codes } })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toHaveLength(100)
  })

  test('an operation answers a full queue with the time of a retry', async () => {
    const answer = await post('{"code":"busy"}')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toEqual({ error: errorSentences.busy, code: 'busy', retryAfterSeconds: 5 })
  })
})

test('a file that a handler sends is not answered a second time', async () => {
  const file = operation({
    method: 'GET',
    path: '/api/file',
    access: 'public',
    summary: 'A file.',
    binary: 'text/csv',
  })
  const app = await createHttpServer(testConfig({}), 'silent')
  const warnings: unknown[] = []
  app.addHook('onRequest', async (request, reply) => {
    const log = Object.assign(Object.create(request.log), { warn: (warning: unknown) => warnings.push(warning) })
    request.log = log
    reply.log = log
  })
  bind(app, { config: testConfig({}) } as never, file, async ({ reply }) => reply.type('text/csv').send('words'))
  expect((await app.inject('/api/file')).body).toBe('words')
  await app.close()
  expect(warnings).toEqual([])
})
