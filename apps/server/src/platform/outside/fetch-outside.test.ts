import type { RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INSIDE, loopbackWorld, OUTSIDE, openSite, type Site } from '#testing/outside-site'
import { fetchOutside, type OutsideWorld } from './fetch-outside.ts'

const LIMITS = { maxBytes: 100_000, timeoutMs: 5000, redirects: 3 }
const ENDLESS_CHUNK = Buffer.alloc(16_384, 'x')
const never = new AbortController().signal

/** Writes for as long as the client reads. */
function writeForEver(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(ENDLESS_CHUNK));
    response.once('drain', more)
  }
  more()
}

const PAGES: Readonly<Record<string, RequestListener>> = {
  '/picture': (_, response) => response.end('picture'),
  '/packed': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('picture')),
  '/packed-br': (_, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync('picture')),
  '/badly-packed': (_, response) => response.setHeader('content-encoding', 'gzip').end('no gzip'),
  '/doubly-packed': (_, response) => response.setHeader('content-encoding', 'gzip, gzip').end('?'),
  '/bomb': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000))),
  '/exact': (_, response) => response.end(Buffer.alloc(LIMITS.maxBytes)),
  '/one-byte-over': (_, response) => response.end(Buffer.alloc(LIMITS.maxBytes + 1)),
  '/declares-huge': (_, response) => response.setHeader('content-length', '99999999999').flushHeaders(),
  '/endless': (_, response) => writeForEver(response),
  '/silent': () => undefined,
  '/slow': (_, response) => void response.write('a'),
  '/cut-off': (_, response) => {
    response.setHeader('content-length', '1000').write('a', () => response.destroy())
  },
  '/missing': (_, response) => response.writeHead(404).end('no'),
  '/redirect': (_, response) => response.writeHead(302, { location: '/picture' }).end(),
  '/redirect-loop': (_, response) => response.writeHead(301, { location: '/redirect-loop' }).end(),
  '/redirect-without-location': (_, response) => response.writeHead(302).end('here'),
}

describe('a fetch from an untrusted address', () => {
  let site: Site
  let inside: Site
  beforeAll(async () => {
    site = await openSite((request, response) => {
      const target = new URL(request.url ?? '/', site.url).searchParams.get('to')
      if (target !== null) response.writeHead(302, { location: target }).end()
      else PAGES[request.url ?? '']?.(request, response)
    })
    inside = await openSite((_, response) => response.end('secret'), INSIDE, site.port)
  })
  afterAll(() => Promise.all([site.close(), inside.close()]))

  const get = (address: string, limits: Partial<typeof LIMITS> = {}, world: OutsideWorld = loopbackWorld()) =>
    fetchOutside(world, address, { limits: { ...LIMITS, ...limits }, signal: never })
  const reasonFor = async (path: string, limits: Partial<typeof LIMITS> = {}) => {
    const answer = await get(path.startsWith('/') ? site.url + path : path, limits)
    return answer.ok ? `${answer.status} ${answer.bytes.length}` : answer.reason
  }

  test.each(['/picture', '/packed', '/packed-br', '/redirect'])('%s is fetched', async (path) => {
    expect(await get(site.url + path)).toEqual({ ok: true, status: 200, bytes: Buffer.from('picture') })
  })

  test.each([
    ['/missing', '404 2'],
    ['/exact', `200 ${LIMITS.maxBytes}`],
    ['/one-byte-over', 'too-large'],
    ['/declares-huge', 'too-large'],
    ['/endless', 'too-large'],
    ['/bomb', 'too-large'],
    ['/badly-packed', 'unreachable'],
    ['/doubly-packed', 'unreachable'],
    ['/cut-off', 'unreachable'],
    ['/redirect-loop', 'unreachable'],
    ['/redirect-without-location', '302 4'],
    ['http://127.0.0.1:1/', 'unreachable'],
    ['http://unknown.example/', 'unreachable'],
  ])('%s: %s', async (path, expected) => {
    expect(await reasonFor(path)).toBe(expected)
  })

  test.each(['/silent', '/slow'])('%s times out', async (path) => {
    expect(await reasonFor(path, { timeoutMs: 100 })).toBe('timeout')
  })

  test('a DNS lookup without an answer times out', async () => {
    const world = { ...loopbackWorld(), resolve: () => new Promise<never>(() => undefined) }
    expect(await get('http://slow.example/', { timeoutMs: 100 }, world)).toEqual({ ok: false, reason: 'timeout' })
  })

  test('a fetch from an untrusted address stops when its caller aborts', async () => {
    const leave = new AbortController()
    const answer = fetchOutside(loopbackWorld(), `${site.url}/silent`, { limits: LIMITS, signal: leave.signal })
    leave.abort()
    expect(await answer).toEqual({ ok: false, reason: 'cancelled' })
  })

  describe('a fetch from a private address is refused', () => {
    const refused = async (address: string, world?: OutsideWorld) => {
      const before = inside.connections()
      expect(await get(address, {}, world)).toEqual({ ok: false, reason: 'refused' })
      expect(inside.connections()).toBe(before)
    }

    const forms = (port: number) => [
      `http://127.0.0.2:${port}/`,
      `http://2130706434:${port}/`,
      `http://0x7f000002:${port}/`,
      `http://0x7f.0.0.2:${port}/`,
      `http://0177.0.0.2:${port}/`,
      `http://017700000002:${port}/`,
      `http://127.2:${port}/`,
      `http://127.0.2:${port}/`,
      `http://127.0.0.2.:${port}/`,
      `http://１２７.0.0.2:${port}/`,
      `http://127。0。0。2:${port}/`,
      `http://[::ffff:127.0.0.2]:${port}/`,
      `http://[::ffff:7f00:2]:${port}/`,
      `http://[::127.0.0.2]:${port}/`,
      `http://[64:ff9b::127.0.0.2]:${port}/`,
      `http://[64:ff9b:1::7f00:2]:${port}/`,
      `http://[2002:7f00:2::]:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::]:${port}/`,
      `http://[fe80::1]:${port}/`,
      `http://[fd00::1]:${port}/`,
      `http://0.0.0.0:${port}/`,
      `http://0:${port}/`,
      `http://10.0.0.1:${port}/`,
      `http://100.64.0.1:${port}/`,
      `http://172.16.0.1:${port}/`,
      `http://192.168.0.1:${port}/`,
      `http://169.254.169.254/latest/meta-data/`,
      `http://255.255.255.255:${port}/`,
      `http://224.0.0.1:${port}/`,
      `https://127.0.0.2:${port}/`,
      `//127.0.0.2:${port}/`,
    ]

    test('a fetch from a private address is refused by an address in any notation [R8-049]', async () => {
      for (const address of forms(inside.port)) await refused(address)
    })

    test('a fetch from a private address is refused by a redirect in any notation [R8-049]', async () => {
      // Headers allow no other letters.
      const sendable = forms(inside.port).filter((address) => /^[ -~]+$/.test(address))
      for (const address of sendable) await refused(`${site.url}/?to=${encodeURIComponent(address)}`)
    })

    test('a fetch from a private address is refused by a name', async () => {
      for (const address of [INSIDE, '::1', '::ffff:127.0.0.2', '10.0.0.1', '169.254.169.254', 'fd00::1']) {
        await refused(`http://shop.example:${inside.port}/`, loopbackWorld({ 'shop.example': () => address }))
      }
    })

    test('a fetch from a private address is refused by a name with a public address beside a private one', async () => {
      const world = {
        ...loopbackWorld(),
        resolve: async () => [OUTSIDE, INSIDE].map((address) => ({ address, family: 4 })),
      }
      await refused(`http://both.example:${inside.port}/`, world)
    })

    test('a fetch from a private address is refused by a name that changes its address (DNS rebinding) [R8-049]', async () => {
      const answers = [OUTSIDE, INSIDE, INSIDE]
      const world = loopbackWorld({ 'changing.example': () => answers.shift() ?? INSIDE })
      const own = `http://changing.example:${site.port}`
      expect(await get(`${own}/picture`, {}, world)).toMatchObject({ ok: true, status: 200 })
      // One lookup per connection: there is no second answer that could differ.
      expect(answers).toEqual([INSIDE, INSIDE])
      await refused(`${own}/picture`, world)
    })

    test('a fetch from a private address is refused by a redirect to a name that has changed its address', async () => {
      const answers = [OUTSIDE, INSIDE]
      const world = loopbackWorld({ 'changing.example': () => answers.shift() ?? INSIDE })
      await refused(`http://changing.example:${site.port}/redirect`, world)
      expect(answers).toEqual([])
    })

    test('a fetch from a private address is refused with credentials or by another scheme [R8-049]', async () => {
      const own = site.url.replace('http://', '')
      const addresses = [
        `http://ada:segreta@${own}/picture`,
        `http://ada@${own}/picture`,
        `http://${own}@127.0.0.2:${inside.port}/`,
        `ftp://${own}/picture`,
        'file:///etc/passwd',
        'data:image/png;base64,AAAA',
        'javascript:alert(1)',
        'gopher://127.0.0.2/',
        'unix:///var/run/docker.sock',
        'blob:http://127.0.0.2/1',
        'picture.jpg',
        'http://',
        '',
      ]
      for (const address of addresses) {
        await refused(address)
        if (address !== '' && address !== 'picture.jpg') await refused(`${site.url}/?to=${encodeURIComponent(address)}`)
      }
    })
  })
})
