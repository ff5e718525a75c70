import { ERROR_STATUS } from '@riflesso/contract'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app'
import { errorSentences } from '../copy/it.ts'
import { AppError } from '../errors.ts'
import { errorBody, installErrorHandling, toAppError } from './failure.ts'

describe('a failure', () => {
  test('a failure of every code has a status and a sentence', () => {
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      const failure = new AppError(code as keyof typeof ERROR_STATUS)
      expect(failure.status).toBe(status)
      expect(errorBody(failure)).toMatchObject({ error: errorSentences[failure.code], code })
    }
  })

  test('a failure has its details beside error and code', () => {
    const failure = new AppError('requires-upgrade', { requiresUpgrade: true, trialAnalysesUsed: 3, resetDate: null })
    expect(errorBody(failure)).toMatchObject({ code: 'requires-upgrade', requiresUpgrade: true, trialAnalysesUsed: 3 })
  })

  test.each([
    ['a sentence of its own', { email: 'Email non valida', clientId: 'Valore non valido' }, 'Email non valida'],
    [
      'no sentence of its own',
      { 'situation.safety': 'Valore non valido' },
      'Il valore di «situation.safety» non è valido.',
    ],
    ['no name', { '': 'Valore non valido' }, errorSentences['validation-failed']],
  ])('a failure of a field with %s has a whole sentence', (_name, fields, error) => {
    expect(errorBody(new AppError('validation-failed', { fields }))).toEqual({
      error,
      code: 'validation-failed',
      fields,
    })
  })

  test.each([
    [1, 'un secondo'],
    [30, '30 secondi'],
    [59, '59 secondi'],
    [60, 'un minuto'],
    [61, '2 minuti'],
    [720, '12 minuti'],
    [3541, 'un’ora'],
    [3600, 'un’ora'],
    [3601, '2 ore'],
    [86_400, '24 ore'],
  ])('a failure with a delay of %i seconds states it: %s', (retryAfterSeconds, words) => {
    expect(errorBody(new AppError('too-many-attempts', { retryAfterSeconds }))).toEqual({
      error: `Troppi tentativi. Riprova tra ${words}.`,
      code: 'too-many-attempts',
      retryAfterSeconds,
    })
  })

  test.each([
    ['an unknown error', new Error('password=segreta')],
    ['something that is no error', 'text'],
    ['an error that claims a status', Object.assign(new Error('x'), { statusCode: 418 })],
  ])('caused by %s reveals no internals', (_name, thrown) => {
    expect(errorBody(toAppError(thrown))).toEqual({ error: errorSentences['internal-error'], code: 'internal-error' })
  })

  const withCode = (code: string) => Object.assign(new Error('x'), { code })
  const ofQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause)
  test.each([
    ['no connection', ofQuery(withCode('ECONNREFUSED')), 503, 'archive-unavailable'],
    ['a connection that broke', ofQuery(new Error('Connection terminated unexpectedly')), 503, 'archive-unavailable'],
    ['no free connection', new Error('timeout exceeded when trying to connect'), 503, 'archive-unavailable'],
    ['a database that stops', ofQuery(withCode('57P01')), 503, 'archive-unavailable'],
    ['a database that starts', withCode('57P03'), 503, 'archive-unavailable'],
    ['a database without space', ofQuery(withCode('53100')), 507, 'archive-full'],
    ['a full disk', withCode('ENOSPC'), 507, 'archive-full'],
    ['a statement that is wrong', ofQuery(withCode('42601')), 500, 'internal-error'],
    ['a statement that takes too long', ofQuery(withCode('57014')), 500, 'internal-error'],
  ] as const)('a failure of the archive with %s has its own answer', async (_name, thrown, status, code) => {
    const app = fastify()
    installErrorHandling(app)
    app.get('/', () => {
      throw thrown
    })
    const answer = await app.inject('/')
    await app.close()
    expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([status, code, errorSentences[code]])
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined)
  })

  test('a failure of the server itself is answered as JSON with status 500', async () => {
    const app = fastify()
    installErrorHandling(app)
    app.get('/', () => {
      throw new Error('select * from users')
    })
    const answer = await app.inject('/')
    await app.close()
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('users')
    expect(answer.json().code).toBe('internal-error')
  })
})

describe('the server', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const login = (payload: string, contentType = 'application/json') =>
    server.app.inject({ method: 'POST', url: '/api/login', payload, headers: { 'content-type': contentType } })

  test.each([
    ['broken JSON', '{"email":', 'application/json', 400, 'validation-failed'],
    ['an empty body', '', 'application/json', 400, 'validation-failed'],
    ['a list instead of an object', '[]', 'application/json', 400, 'validation-failed'],
    ['another content type', '<a/>', 'text/xml', 415, 'unsupported-media-type'],
    ['a huge body', `"${'x'.repeat(300_000)}"`, 'application/json', 413, 'request-too-large'],
    ['a polluted prototype', '{"__proto__":{"a":1}}', 'application/json', 400, 'validation-failed'],
  ])('the server refuses %s with our message', async (_name, payload, contentType, status, code) => {
    const answer = await login(payload, contentType)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code, error: expect.any(String) })
  })

  test.each(['/api', '/api/', '/api/nope', '/api/login', '/api/nope/../x'])(
    'the server answers 404 as JSON for GET %s',
    async (url) => {
      const answer = await server.app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ error: 'Questo indirizzo non esiste.', code: 'not-found' })
    },
  )

  test.each([
    ['that is not well formed', '/%zz', 400, 'validation-failed'],
    ['with a longer part than any of ours', `/samples/${'x'.repeat(101)}`, 404, 'not-found'],
  ])('the server answers an address %s', async (_name, url, status, code) => {
    const answer = await server.app.inject(url)
    expect([answer.statusCode, answer.json()]).toEqual([status, { code, error: errorSentences[code as 'not-found'] }])
  })
})
