import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app'
import { inlineHashes } from './web-build.ts'

const SCRIPT = 'window.context = { a: "<b>" };'
const DATA = '<script type="application/ld+json">{"url":"https://riflesso.invalid/"}</script>'
const page = (name: string, head = '') =>
  `<!doctype html><html data-origin="https://riflesso.invalid"><title>${name}</title>${head}<script>${SCRIPT}</script>${DATA}` +
  '<script src="/assets/app-1a2b.js"></script><p>{{basic.monthly}}, {{basic.analyses}}, {{basic.collaborators}}; {{pro.yearly}}, {{pro.analyses}}</p><footer>{{operator}}</footer></html>'
const LEGAL = {
  LEGAL_NAME: 'Riflesso & figli srl',
  LEGAL_ADDRESS: 'Via Roma 1, Firenze',
  LEGAL_VAT: '07643520567',
  LEGAL_PEC: 'riflesso@pec.it',
  LEGAL_CONTACT: 'ciao@riflesso.it',
}
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
const CODE = 'console.log("app")'.repeat(50)

const build: Record<string, string | Buffer> = {
  'index.html': page('landing'),
  'auth/index.html': page('auth', '<meta name="robots" content="noindex"/>'),
  'supporto/index.html': page('help'),
  'app/index.html': page('app'),
  '__spa-fallback.html': page('shell'),
  'favicon.svg': '<svg/>',
  'assets/app-1a2b.js': CODE,
  'assets/app-1a2b.js.br': brotliCompressSync(CODE),
  'assets/app-1a2b.js.gz': gzipSync(CODE),
}

describe('the built web app', () => {
  let server: TestApp
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riflesso-web-'))
    for (const [name, content] of Object.entries(build)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), content)
    }
    await writeFile(join(folder, '..', 'riflesso-secret.txt'), 'segreto')
    server = await createTestApp({
      webFolder: folder,
      env: { PUBLIC_URL: 'https://colore.example', ...LEGAL, ...KEYS },
    })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
    await rm(join(folder, '..', 'riflesso-secret.txt'), { force: true })
  })

  test.each([
    ['/', 200, 'landing'],
    ['/auth', 200, 'auth'],
    ['/auth/', 200, 'auth'],
    ['/auth?plan=pro&billing=yearly', 200, 'auth'],
    ['/register', 200, 'shell'],
    ['/app', 200, 'app'],
    ['/app?analisi=1', 200, 'app'],
    ['/dashboard?subscription=success', 200, 'shell'],
    ['/clienti', 200, 'shell'],
    ['/clienti/0199-1?analisi=2', 200, 'shell'],
    ['/analisi/0199-1?ciotola=0199-1', 200, 'shell'],
    ['/analisi', 404, 'shell'],
    ['/clienti/0199-1/formula', 200, 'shell'],
    ['/clienti/0199-1/foto', 404, 'shell'],
    ['/nowhere', 404, 'shell'],
    ['/app/deeper', 404, 'shell'],
    ['/__spa-fallback.html', 404, 'shell'],
    ['/assets/app-1a2b.js.br', 404, 'shell'],
    ['/assets/gone.js', 404, 'shell'],
    ['/../riflesso-secret.txt', 404, 'shell'],
    ['/%2e%2e/riflesso-secret.txt', 404, 'shell'],
    ['/..%2friflesso-secret.txt', 404, 'shell'],
  ])('the built web app answers %s with %i and %s', async (url, status, title) => {
    const answer = await server.app.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.body).toContain(`<title>${title}</title>`)
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test('the built web app allows exactly the inline scripts of the page', async () => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64')
    const { headers } = await server.app.inject('/')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  test('the built web app has the address, the prices and the operator of the installation in every page', async () => {
    for (const url of ['/', '/app', '/nowhere']) {
      const { body } = await server.app.inject(url)
      expect(body).toContain('data-origin="https://colore.example"')
      expect(body).toContain(
        '<p>39,90\u00a0€, 50 analisi al mese, Fino a 3 collaboratori; 768,90\u00a0€, Analisi illimitate</p>',
      )
      expect(body).toContain('{"url":"https://colore.example/"}')
      expect(body).toContain(
        '<footer>Riflesso &amp; figli srl · Via Roma 1, Firenze · P. IVA 07643520567 · PEC riflesso@pec.it · ciao@riflesso.it</footer>',
      )
    }
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip;q=0.5, deflate', gunzipSync],
  ])('the built web app compresses a page for a client that accepts %s', async (accepted, decompress) => {
    const headers = { 'accept-encoding': accepted }
    const answer = await server.app.inject({ url: '/supporto', headers })
    expect(decompress(answer.rawPayload).toString()).toContain('<title>help</title>')
    expect(answer.headers.vary).toContain('accept-encoding')
    const again = await server.app.inject({
      url: '/supporto',
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(answer.headers['content-security-policy'])
  })

  test.each([
    ['/app', true],
    ['/dashboard?subscription=success', true],
    ['/auth', true],
    ['/subscribe', true],
    ['/clienti/0199-1', true],
    ['/', false],
    ['/supporto', false],
    ['/nowhere', false],
    ['/assets/app-1a2b.js', false],
    ['/robots.txt', false],
  ])('the built web app allows the hosts of the card form on %s: %s', async (url, isLetIn) => {
    const { headers } = await server.app.inject(url)
    expect(String(headers['content-security-policy']).includes('stripe')).toBe(isLetIn)
  })

  test('the built web app lists its pages for search engines', async () => {
    const robots = await server.app.inject('/robots.txt')
    expect(robots.headers['content-type']).toMatch(/^text\/plain/)
    expect(robots.body).toContain('Sitemap: https://colore.example/sitemap.xml')
    const sitemap = await server.app.inject('/sitemap.xml')
    expect(sitemap.headers['content-type']).toMatch(/^application\/xml/)
    const places = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
    expect(places).toEqual(['https://colore.example/', 'https://colore.example/supporto'])
  })

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', undefined],
  ])('the built web app serves an immutable file to a client that accepts %s as %s', async (accepted, encoding) => {
    const answer = await server.app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': accepted } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toMatch(/javascript/)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('the built web app sends a file with its security headers, without those of a page', async () => {
    const { headers } = await server.app.inject('/assets/app-1a2b.js')
    expect(headers['content-security-policy']).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob: data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('permissions-policy')
    expect((await server.app.inject('/')).headers).toHaveProperty('permissions-policy')
  })

  test('the built web app serves other files with their type, to be revalidated', async () => {
    const answer = await server.app.inject('/favicon.svg')
    expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
    const again = await server.app.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('the built web app answers 404 for an unknown path, whatever the conditional headers', async () => {
    const headers = { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() }
    const answer = await server.app.inject({ url: '/nowhere', headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).not.toHaveProperty('etag')
  })

  test('the built web app serves a range of a file, and 416 outside of it', async () => {
    const partOf = (range: string) =>
      server.app.inject({ url: '/favicon.svg', headers: { range, 'accept-encoding': 'identity' } })
    const part = await partOf('bytes=1-3')
    expect([part.statusCode, part.body]).toEqual([206, 'svg'])
    const none = await partOf('bytes=99-')
    expect(none.statusCode).toBe(416)
    expect(none.json()).toEqual({
      code: 'range-not-satisfiable',
      error: 'La parte del file che è stata chiesta non esiste.',
    })
  })

  test('the built web app answers 412 when a precondition fails', async () => {
    const answer = await server.app.inject({ url: '/favicon.svg', headers: { 'if-match': '"other"' } })
    expect(answer.statusCode).toBe(412)
    expect(answer.json()).toMatchObject({ code: 'precondition-failed' })
  })

  test('the built web app answers HEAD, and refuses writes', async () => {
    const head = await server.app.inject({ method: 'HEAD', url: '/auth' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    const post = await server.app.inject({ method: 'POST', url: '/auth' })
    expect(post.statusCode).toBe(405)
    expect(post.json()).toMatchObject({ code: 'method-not-allowed' })
  })
})

test('without a build the server explains how to make one', async () => {
  const server = await createTestApp()
  const answer = await server.app.inject('/')
  await server.close()
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('npm start')
})

test('hashes of inline elements leave out data and external scripts, and count duplicates once', () => {
  const hashesOf = (texts: readonly string[]) =>
    texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
  const page =
    '<style media="print">p{}</style><style>q{}</style><style data-a="1">p{}</style>' +
    '<script>a</script><script async>a</script><script src="x">b</script><script type="application/json">d</script><SCRIPT type="module">c\n</SCRIPT>'
  expect(inlineHashes(page)).toEqual({ scripts: hashesOf(['a', 'c\n']), styles: hashesOf(['p{}', 'q{}']) })
})
