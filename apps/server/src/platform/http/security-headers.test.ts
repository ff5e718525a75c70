import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, testConfig } from '../../testing/test-app.ts'
import { pagePolicy } from './security-headers.ts'

describe('security headers', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  test.each(['/api/user', '/api/nope', '/nowhere', '/dev/posta', '/api/docs/static/index.html'])(
    'stand on %s',
    async (url) => {
      const { headers } = await server.app.inject(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).not.toMatch(/(script|default)-src[^;]*('unsafe|https?:|\*)/)
      expect(policy).toMatch(/(object|default)-src 'none'/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  test('let answers that are data load nothing, whatever a browser takes them for', async () => {
    const { headers } = await server.app.inject('/api/user')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  })

  test('let only the card form of the payment provider in, and only into pages where it takes the payments', async () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
    expect(pagePolicy(testConfig({}), [])).not.toContain('stripe')
    const policy = pagePolicy(testConfig(keys), ['sha256-x'])
    expect(policy).toContain("script-src 'self' 'sha256-x' https://js.stripe.com")
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com/)
    expect(policy).toMatch(/frame-src 'self'[^;]* https:\/\/hooks\.stripe\.com/)
    expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/api\.stripe\.com/)
  })

  test('keep answers of the API out of every cache', async () => {
    expect((await server.app.inject('/api/user')).headers['cache-control']).toBe('no-store')
  })

  test.each(['GET', 'OPTIONS'] as const)('open nothing to other sites (%s)', async (method) => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
    const origin = 'https://altrove.example.it'
    const { headers } = await server.app.inject({ method, url: '/api/user', headers: { origin, ...asked } })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  test('ask for HTTPS only where it is spoken', async () => {
    expect((await server.app.inject('/api/user')).headers).not.toHaveProperty('strict-transport-security')
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://riflesso.example.it' } })
    const { headers } = await secure.app.inject('/api/user')
    await secure.close()
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })
})
