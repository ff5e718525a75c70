import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, testConfig } from '#testing/test-app'
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

  test('security headers prevent a data response from loading anything, however a browser interprets it', async () => {
    const { headers } = await server.app.inject('/api/user')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  })

  test.each(['/api/user', '/api/nope', '/api/legal'])(
    'make the answer of %s a file where it is opened',
    async (url) => {
      const { headers } = await server.app.inject(url)
      expect(headers['content-disposition']).toBe('attachment; filename="api.json"')
    },
  )

  test('security headers allow the page of the API description', async () => {
    for (const url of ['/api/docs', '/api/docs/json', '/api/docs/static/index.html'])
      expect((await server.app.inject(url)).headers).not.toHaveProperty('content-disposition')
  })

  const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }

  /** The whole policy of a page with one inline script and one style element, and with external hosts. */
  const policyWith = (script: string, connect: string, frame: string) =>
    `default-src 'self'; script-src 'self' 'sha256-x'${script}; style-src 'self' 'unsafe-inline'; ` +
    "style-src-elem 'self' 'sha256-y'; " +
    `img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' blob: data:${connect}; ` +
    `worker-src 'self' blob:; media-src 'self' blob:; frame-src 'self'${frame}; object-src 'none'; ` +
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
  const STRICT = policyWith('', '', '')
  const WITH_STRIPE = policyWith(
    ' https://js.stripe.com https://*.js.stripe.com',
    ' https://api.stripe.com',
    ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  )

  test.each([
    ['a screen, with Stripe', KEYS, 'screen', WITH_STRIPE],
    ['a public page, with Stripe', KEYS, 'public page', STRICT],
    ['a screen of a demonstration', {}, 'screen', STRICT],
    ['a public page of a demonstration', {}, 'public page', STRICT],
  ] as const)('say exactly what %s may load', (_, env, kind, policy) => {
    expect(pagePolicy(testConfig(env), { scripts: ['sha256-x'], styles: ['sha256-y'] }, kind)).toBe(policy)
  })

  test.each(['/api/user', '/api/nope', '/%61pi/user'])(
    'security headers forbid caching the response of %s',
    async (url) => {
      const { headers } = await server.app.inject(url)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  test.each(['GET', 'OPTIONS'] as const)('security headers allow no other origins (%s)', async (method) => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
    const origin = 'https://altrove.example.it'
    const { headers } = await server.app.inject({ method, url: '/api/user', headers: { origin, ...asked } })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  test('security headers require HTTPS only if the server uses it', async () => {
    expect((await server.app.inject('/api/user')).headers).not.toHaveProperty('strict-transport-security')
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://riflesso.example.it' } })
    const { headers } = await secure.app.inject('/api/user')
    await secure.close()
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })
})
