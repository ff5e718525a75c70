import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe('security headers', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  test.each(['/api/user', '/api/nope', '/nowhere', '/dev/posta'])('stand on %s', async (url) => {
    const { headers } = await server.app.inject(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toMatch(/script-src 'self'(;| 'sha256-)/)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('let only the card form of the payment provider in, and only where it takes the payments', async () => {
    const policyOf = async ({ app }: TestApp) =>
      String((await app.inject('/nowhere')).headers['content-security-policy'])
    expect(await policyOf(server)).not.toContain('stripe')
    const paid = await createTestApp({ env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' } })
    const policy = await policyOf(paid)
    await paid.close()
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com/)
    expect(policy).toMatch(/frame-src 'self'[^;]* https:\/\/hooks\.stripe\.com/)
    expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/api\.stripe\.com/)
  })

  test('keep answers of the API out of every cache', async () => {
    expect((await server.app.inject('/api/user')).headers['cache-control']).toBe('no-store')
  })

  test('ask for HTTPS only where it is spoken', async () => {
    expect((await server.app.inject('/api/user')).headers).not.toHaveProperty('strict-transport-security')
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://riflesso.example.it' } })
    const { headers } = await secure.app.inject('/api/user')
    await secure.close()
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })
})
