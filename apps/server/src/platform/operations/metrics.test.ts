import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSalon } from '#testing/analyses'
import { createTestApp, type TestApp } from '#testing/test-app'

const METRICS_TOKEN = 'un segreto lungo almeno trentadue caratteri'

describe('the Prometheus metrics', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ env: { METRICS_TOKEN } })
  })
  afterAll(() => server.close())

  const scrape = (authorization?: string) =>
    server.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

  test('the Prometheus metrics require the token', async () => {
    for (const given of [undefined, 'Bearer sbagliato', METRICS_TOKEN]) {
      const refused = await scrape(given)
      expect(refused.statusCode).toBe(401)
      expect(refused.body).not.toContain('riflesso_')
    }
  })

  test('the Prometheus metrics count calls by the pattern of their route, and include queue lengths', async () => {
    const { session, master } = await newSalon(server)
    await server.app.inject({ url: `/api/clients/${master.id}?q=Segreta`, headers: session.headers })
    await server.app.inject('/api/niente-di-simile')
    const { body, headers } = await scrape(`Bearer ${METRICS_TOKEN}`)
    expect(headers['content-type']).toContain('text/plain')
    const count = 'riflesso_http_request_duration_seconds_count'
    expect(body).toContain(`${count}{method="GET",route="/api/clients/:id",status="404"} 1`)
    expect(body).toContain(`${count}{method="GET",route="none",status="404"} 1`)
    expect(body).toContain('riflesso_photos_under_way 0')
    expect(body).toContain('riflesso_mails_waiting 0')
    expect(body).toContain('process_resident_memory_bytes')
    expect(body).not.toMatch(new RegExp(`Segreta|niente-di-simile|${master.id}`))
  })

  test('the Prometheus metrics do not exist without the setting', async () => {
    const other = await createTestApp()
    const { statusCode } = await other.app.inject({ url: '/metrics', headers: { authorization: 'Bearer null' } })
    await other.close()
    expect(statusCode).toBe(404)
  })
})
