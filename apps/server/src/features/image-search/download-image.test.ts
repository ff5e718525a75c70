import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { MAX_IMAGE_BYTES } from '@riflesso/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMaster, type SignedIn, signIn } from '#testing/builders'
import { INSIDE, loopbackWorld, openSite, type Site } from '#testing/outside-site'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { createPhotoPool } from '../../platform/pixels/pool.ts'
import { GALLERY } from './gallery/pictures.ts'

const ELSEWHERE = { downloadLimits: { maxBytes: MAX_IMAGE_BYTES, timeoutMs: 5000, redirects: 3 } } as const

/** The messages of the product specification (section 8): the cause, and the remedy. */
const SENTENCES: Readonly<Record<string, string>> = {
  'download-unavailable': 'L’immagine non è disponibile. Provane un’altra o caricala dal dispositivo.',
  'download-protected':
    'L’immagine è protetta e non accessibile dal server. Provane un’altra o caricala dal dispositivo.',
  'download-too-large': 'L’immagine è troppo grande (massimo 10MB). Provane un’altra o caricala dal dispositivo.',
  'download-timeout':
    'Il sito che ospita l’immagine è troppo lento (timeout). Prova un’altra immagine o caricala dal dispositivo.',
}

describe('an image download', () => {
  let server: TestApp
  let site: Site
  let inside: Site
  let photo: Buffer
  const photoPool = createPhotoPool({ threads: 1 })
  const pages: Readonly<Record<string, RequestListener>> = {
    '/photo.jpg': (_, response) => response.end(photo),
    '/lies.jpg': (_, response) => response.setHeader('content-type', 'text/html').end(photo),
    '/turn': (_, response) => response.writeHead(302, { location: '/photo.jpg' }).end(),
    '/inside': (_, response) => response.writeHead(302, { location: inside.url }).end(),
    '/page.jpg': (_, response) => response.setHeader('content-type', 'image/jpeg').end('<html>'),
    '/picture.svg': (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    '/cut-off.jpg': (_, response) => response.end(photo.subarray(0, photo.length / 2)),
    '/empty.jpg': (_, response) => response.end(),
    '/forbidden.jpg': (_, response) => response.writeHead(403).end(),
    '/missing.jpg': (_, response) => response.writeHead(404).end(),
    '/broken.jpg': (_, response) => response.writeHead(500).end(),
    '/huge.jpg': (_, response) => response.end(Buffer.alloc(MAX_IMAGE_BYTES + 1)),
    '/bomb.jpg': (_, response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(20_000_000))),
    '/silent.jpg': () => undefined,
  }
  beforeAll(async () => {
    photo = await sharp(await samplePhoto('dopo'))
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer()
    site = await openSite((request, response) => pages[request.url ?? '']?.(request, response))
    inside = await openSite((_, response) => response.end(photo), INSIDE)
    server = await createTestApp({
      env: { IMAGE_SEARCH: 'openverse' },
      analysisParts: { photoPool },
      imageSearch: { world: loopbackWorld(), ...ELSEWHERE },
    })
  })
  afterAll(() => Promise.all([server.close(), site.close(), inside.close()]))

  const signedIn = async (): Promise<SignedIn> => signIn(server.db, await buildMaster(server.db), server.clock)
  const download = async (imageUrl: unknown, { headers }: Pick<SignedIn, 'headers'>) =>
    server.app.inject({ method: 'POST', url: '/api/download-image', body: { imageUrl }, headers })

  test.each(['/photo.jpg', '/lies.jpg', '/turn'])('%s is returned as a JPEG without metadata', async (path) => {
    const answer = await download(site.url + path, await signedIn())
    const { base64Data, mimeType } = answer.json()
    expect([answer.statusCode, mimeType]).toEqual([200, 'image/jpeg'])
    const { format, width, exif } = await sharp(Buffer.from(base64Data.split(',')[1], 'base64')).metadata()
    expect([base64Data.split(',')[0], format, width, exif]).toEqual(['data:image/jpeg;base64', 'jpeg', 200, undefined])
  })

  test.each([
    ['/page.jpg', 422, 'download-unavailable'],
    ['/picture.svg', 422, 'download-unavailable'],
    ['/cut-off.jpg', 422, 'download-unavailable'],
    ['/empty.jpg', 422, 'download-unavailable'],
    ['/missing.jpg', 422, 'download-unavailable'],
    ['/broken.jpg', 422, 'download-unavailable'],
    ['/inside', 422, 'download-unavailable'],
    ['/forbidden.jpg', 422, 'download-protected'],
    ['/huge.jpg', 413, 'download-too-large'],
    ['/bomb.jpg', 413, 'download-too-large'],
    ['/silent.jpg', 504, 'download-timeout'],
  ])('%s is answered %i %s, with the reason in Italian [R8-016]', async (path, status, code) => {
    const answer = await download(site.url + path, await signedIn())
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json().error).toBe(SENTENCES[code])
    expect(inside.connections()).toBe(0)
  })

  test.each([
    ['http://127.0.0.2/', 'download-unavailable'],
    ['http://[::1]/', 'download-unavailable'],
    ['http://169.254.169.254/latest/meta-data/', 'download-unavailable'],
    ['http://localhost:3000/', 'download-unavailable'],
    ['file:///etc/passwd', 'download-unavailable'],
    ['/gallery/nessuna.avif', 'download-unavailable'],
    ['/gallery/../samples/x.jpg', 'download-unavailable'],
    ['/etc/passwd', 'download-unavailable'],
    ['', 'validation-failed'],
    ['\ud800', 'validation-failed'],
    [null, 'validation-failed'],
    [`http://a.example/${'x'.repeat(3000)}`, 'validation-failed'],
  ])('%s is answered %s', async (address, code) => {
    const answer = await download(address, await signedIn())
    expect(answer.json().code).toBe(code)
    expect(answer.json().error).not.toBe('')
  })

  test('an image download is refused after too many downloads', async () => {
    const person = await signedIn()
    const codes = new Set<unknown>()
    for (let round = 0; round < 61; round++) codes.add((await download('http://127.0.0.2/', person)).json().code)
    expect([...codes]).toEqual(['download-unavailable', 'too-many-attempts'])
    expect((await download('/gallery/viola.avif', person)).statusCode).toBe(200)
    expect((await download('http://127.0.0.2/', await signedIn())).json().code).toBe('download-unavailable')
  })

  test('an image download takes pictures of the gallery without a request, and their readings match their titles', async () => {
    const before = site.connections()
    const person = await signedIn()
    const wanted = [
      ['castano-naturale', 4],
      ['biondo-scuro-cenere', 6],
      ['biondo-chiaro-rame', 8],
      ['biondo-platino-beige-freddo', 10],
    ] as const
    for (const [id, level] of wanted) {
      expect(GALLERY.map((picture) => picture.id)).toContain(id)
      const { base64Data } = (await download(`/gallery/${id}.avif`, person)).json()
      const bytes = Buffer.from(base64Data.split(',')[1], 'base64')
      const read = await photoPool.read({ bytes }, new AbortController().signal)
      if (!read.ok) throw new Error(`${id}: ${read.code}`)
      expect(Math.abs(read.reading.level - level), `${id} reads ${read.reading.level}`).toBeLessThanOrEqual(1)
    }
    expect(site.connections()).toBe(before)
  })

  test('an image download makes no external request while the search is the gallery', async () => {
    const gallery = await createTestApp({ db: server.db, imageSearch: { world: loopbackWorld(), ...ELSEWHERE } })
    const before = site.connections()
    const { headers } = await signedIn()
    const ask = (imageUrl: string) =>
      gallery.app.inject({ method: 'POST', url: '/api/download-image', body: { imageUrl }, headers })
    expect((await ask(`${site.url}/photo.jpg`)).json().code).toBe('download-unavailable')
    expect((await ask('/gallery/viola.avif')).statusCode).toBe(200)
    expect(site.connections()).toBe(before)
    await gallery.close()
  })
})
