import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase, type Database } from '#platform/database/connect'
import { newSalon, postAnalysis, tracesOf } from '#testing/analyses'
import { createPostgresDatabase, engines } from '#testing/database/test-database'
import { POSTGRES_TEMPLATE } from '#testing/global-setup'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

/** In PostgreSQL's protocol: a simple query, its length, its text. */
const COMMIT = 'Q\0\0\0\u000bcommit\0'

describe.runIf(engines.includes('postgresql'))('an analysis whose connection to the database breaks', () => {
  let database: Database
  let server: TestApp
  let line: Server
  let losing = false
  /** Breaks every connection immediately. */
  let broken = false

  /** A proxy between a server and PostgreSQL; while `losing`, a commit is executed and its response is lost. */
  const layLine = (to: { readonly hostname: string; readonly port: string }): Server =>
    createServer((near) => {
      if (broken) return near.destroy()
      const far = connect(Number(to.port), to.hostname)
      let isLost = false
      near.on('data', (bytes) => {
        if (broken) near.destroy()
        isLost ||= losing && bytes.toString('latin1').includes(COMMIT)
        far.write(bytes)
      })
      far.on('data', (bytes) => {
        if (isLost) near.destroy()
        else near.write(bytes)
      })
      for (const [one, other] of [[near, far] as const, [far, near] as const]) {
        one.on('error', () => undefined)
        one.on('close', () => other.destroy())
      }
    })

  beforeAll(async () => {
    const url = new URL(await createPostgresDatabase(POSTGRES_TEMPLATE))
    line = layLine({ hostname: url.hostname, port: url.port })
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
    url.hostname = '127.0.0.1'
    url.port = String((line.address() as AddressInfo).port)
    database = await connectDatabase({ databaseUrl: url.href, dataDir: '' })
    server = await createTestApp({ db: database.db })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    line.close()
  })

  test('an answer lost after the commit keeps its photo: the archived analysis can show it', async () => {
    const salon = await newSalon(server)
    losing = true
    const lost = await postAnalysis(server, salon, { image: await samplePhoto('prima'), supplier: 'generic' })
    losing = false
    expect([lost.statusCode, lost.json().code]).toEqual([503, 'archive-unavailable'])
    expect(await tracesOf(server, salon)).toEqual({ used: 1, rows: 1, photos: 1 })
  })

  test('a request during an outage of the database is answered with the time to wait, and works again afterwards', async () => {
    const salon = await newSalon(server)
    const list = () => server.app.inject({ url: '/api/clients', headers: salon.session.headers })
    expect((await list()).statusCode).toBe(200)
    broken = true
    const answers = [
      await list(),
      await postAnalysis(server, salon, { image: await samplePhoto('prima'), supplier: 'generic' }),
    ]
    broken = false
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'archive-unavailable'])
      expect(answer.headers['retry-after']).toBe('5')
    }
    expect((await list()).statusCode).toBe(200)
  })
})
