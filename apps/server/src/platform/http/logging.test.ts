import { DrizzleQueryError } from 'drizzle-orm/errors'
import fastify, { LogController } from 'fastify'
import { describe, expect, test } from 'vitest'
import { AppError } from '../errors.ts'
import { installErrorHandling } from './failure.ts'
import { describeError, installRequestLog, loggerOptions } from './logging.ts'

/** Output of a server with our log settings while `work` runs. */
async function logOf(work: (app: ReturnType<typeof fastify>) => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const app = fastify({
    logger: { ...loggerOptions('info'), stream: { write: (text: string) => void lines.push(text) } },
    logController: new LogController({ disableRequestLogging: true }),
  })
  installRequestLog(app)
  app.get('/api/things/:id', async (request) => {
    request.log.warn({ headers: request.headers, token: 'token-segreto', user: { password: 'parola-segreta' } }, 'x')
    throw new Error('boom')
  })
  await work(app)
  await app.close()
  return lines.join('')
}

describe('the log', () => {
  test('the log has a line per call with the pattern of its route and its request id', async () => {
    const log = await logOf((app) => app.inject('/api/things/42?q=Rossi'))
    const line = log.split('\n').find((text) => text.includes('answered'))
    expect(JSON.parse(line ?? '')).toMatchObject({
      method: 'GET',
      route: '/api/things/:id',
      status: 500,
      reqId: expect.anything(),
    })
  })

  test('the log never contains a header, a token, a password, a searched name or an address', async () => {
    const log = await logOf((app) =>
      app.inject({
        url: '/api/things/42?q=Rossi',
        remoteAddress: '203.0.113.9',
        headers: { authorization: 'Bearer gettone-segreto', cookie: 'riflesso_image=biscotto-segreto' },
      }),
    )
    expect(log).toContain('answered')
    expect(log).not.toMatch(/segret|Rossi|203\.0\.113\.9/)
  })

  test('the log has a warning without a stack for an expected refusal, and an error with one for a failure', async () => {
    const log = await logOf(async (app) => {
      installErrorHandling(app)
      app.get('/busy', () => Promise.reject(new AppError('busy')))
      app.get('/lost', () => Promise.reject(Object.assign(new Error('no answer'), { code: 'ECONNREFUSED' })))
      expect((await app.inject('/busy')).statusCode).toBe(503)
      expect((await app.inject('/lost')).statusCode).toBe(503)
    })
    const lines = log
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const [refused, failed] = lines.filter(({ level }) => level > 30)
    expect(refused).toMatchObject({ level: 40, code: 'busy', msg: 'request refused' })
    expect(JSON.stringify(refused)).not.toContain('stack')
    expect(failed).toMatchObject({ level: 50, msg: 'request failed', err: { code: 'ECONNREFUSED' } })
  })

  test('the log has the statement of a failed query without its values', () => {
    const failed = new DrizzleQueryError(
      'insert into users values ($1)',
      ['ada@example.it'],
      new Error('duplicate key'),
    )
    const described = describeError(failed)
    expect(JSON.stringify(described)).not.toContain('ada@example.it')
    expect(described).toMatchObject({
      message: 'failed query: insert into users values ($1)',
      cause: { message: 'duplicate key' },
    })
  })
})
