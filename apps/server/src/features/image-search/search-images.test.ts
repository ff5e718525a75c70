import { IMAGE_SEARCHES_PER_DAY } from '@riflesso/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INSIDE } from '#testing/outside-site'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { errorSentences } from '../../platform/copy/it.ts'
import { GALLERY } from './gallery/pictures.ts'
import { newSession, openService, type Server, type Service, search, serverWith } from './testing.ts'

describe('the search of the gallery', () => {
  let server: Server
  beforeAll(async () => {
    server = await serverWith({})
  })
  afterAll(() => server.close())

  test('the search of the gallery returns four at a time until there are no more', async () => {
    const settings = await server.app.inject({ url: '/api/image-search', headers: server.headers })
    expect(settings.json()).toEqual({ engine: 'gallery' })

    const first = (await search(server, { q: 'biondo cenere', start: '1' })).json()
    expect(first.images).toHaveLength(4)
    expect(first.images[0]).toEqual({
      imageUrl: '/gallery/biondo-cenere.avif',
      thumbnailUrl: '/gallery/biondo-cenere.avif',
      title: 'Biondo cenere',
      alt: expect.stringContaining('Biondo cenere'),
      credit: null,
    })
    const titles: string[] = []
    for (let start = 1; start !== null; ) {
      const page = (await search(server, { q: 'lavanda', start: String(start) })).json()
      titles.push(...page.images.map(({ title }: { title: string }) => title))
      start = page.nextStart
    }
    expect(titles).toEqual(['Lavanda'])
    expect((await search(server, { q: 'automobile' })).json()).toEqual({ images: [], nextStart: null })
    expect((await search(server, { q: 'biondo', start: '997' })).json()).toEqual({ images: [], nextStart: null })
  })

  test('the search of the gallery is never counted', async () => {
    for (let round = 0; round <= IMAGE_SEARCHES_PER_DAY; round++) {
      expect((await search(server, { q: 'lavanda' })).statusCode).toBe(200)
    }
  })

  test.each([
    [{ q: 'bi' }, 'Scrivi almeno 3 caratteri'],
    [{ q: '  a  ' }, 'Scrivi almeno 3 caratteri'],
    [{ q: 'x'.repeat(101) }, 'Testo troppo lungo'],
    [{ q: 'biondo', start: '0' }, 'Il valore di «start» non è valido.'],
    [{ q: 'biondo', start: '1.5' }, 'Il valore di «start» non è valido.'],
    [{ q: 'biondo', num: '40' }, 'Il valore di «num» non è valido.'],
  ])('the search of the gallery refuses %j', async (query, error) => {
    const answer = await search(server, query)
    expect([answer.statusCode, answer.json().error]).toEqual([400, error])
  })

  test('the search of the gallery serves its pictures, and nothing else', async () => {
    const get = (url: string) => server.app.inject({ url })
    for (const { id } of GALLERY) {
      const { statusCode, headers, rawPayload } = await get(`/gallery/${id}.avif`)
      expect([statusCode, headers['content-type']], id).toEqual([200, 'image/avif'])
      expect(rawPayload.length, id).toBeGreaterThan(1000)
    }
    expect((await get('/gallery/viola.avif?again')).statusCode).toBe(200)
    for (const name of ['nessuna.avif', 'viola.jpg', 'viola', '..%2f..%2fviola.avif', '%2e%2e', 'VIOLA.avif']) {
      expect((await get(`/gallery/${name}`)).statusCode, name).toBe(404)
    }
  })
})

/** Milliseconds to a full hour of the same day, UTC. */
const hoursTo = (hour: number, now: Date) => hour * HOUR_MS - (now.getTime() % DAY_MS)

const OPENVERSE = { IMAGE_SEARCH: 'openverse' }

const openverseResult = (url: string, given: object = {}) => ({
  id: 'a1',
  url: `${url}/picture.jpg`,
  thumbnail: `${url}/thumbnail.jpg`,
  title: ' Ash blonde hair ',
  creator: 'Ada Bianchi',
  license: 'by-sa',
  license_version: '4.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  foreign_landing_url: 'https://photos.example/ada/1',
  ...given,
})

describe('the search of Openverse', () => {
  let service: Service
  let server: Server
  beforeAll(async () => {
    service = await openService()
    server = await serverWith(OPENVERSE, service)
  })
  afterAll(() => Promise.all([server.close(), service.close()]))

  test('the search of Openverse returns author and licence, and the thumbnails inside the answer', async () => {
    const results = [
      openverseResult(service.url),
      openverseResult(service.url, {
        title: null,
        creator: null,
        license: 'cc0',
        license_version: '1.0',
        license_url: null,
      }),
      openverseResult(service.url, { thumbnail: `${service.url}/broken.jpg` }),
      openverseResult(service.url, { thumbnail: `http://${INSIDE}:${service.port}/thumbnail.jpg` }),
    ]
    service.respondWith(200, { page_count: 3, results })
    const answer = await search(server, { q: 'biondo cenere', start: '5' })
    const { images, nextStart } = answer.json()
    expect(nextStart).toBe(9)
    // The broken thumbnail and the one at a private address cannot be shown.
    expect(images).toEqual([
      {
        imageUrl: `${service.url}/picture.jpg`,
        thumbnailUrl: expect.stringMatching(/^data:image\/jpeg;base64,/),
        title: 'Ash blonde hair',
        alt: '',
        credit: {
          author: 'Ada Bianchi',
          licence: 'CC BY-SA 4.0',
          licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
          pageUrl: 'https://photos.example/ada/1',
        },
      },
      expect.objectContaining({
        title: 'Senza titolo',
        credit: expect.objectContaining({ author: null, licence: 'CC0 1.0', licenceUrl: null }),
      }),
    ])
    expect(service.requests.map(({ url }) => url.pathname)).toEqual(['/v1/images/'])
    expect(Object.fromEntries(service.requests[0]?.url.searchParams ?? [])).toMatchObject({
      q: 'blonde ash hair',
      page: '2',
      page_size: '4',
    })
  })

  test('the search of Openverse returns no link that is not http(s)', async () => {
    const links = { license_url: 'javascript:alert(1)', foreign_landing_url: 'data:text/html,x' }
    service.respondWith(200, { page_count: 1, results: [openverseResult(service.url, links)] })
    const { images, nextStart } = (await search(server, { q: 'biondo' })).json()
    expect(nextStart).toBeNull()
    expect(images[0].credit).toMatchObject({ licenceUrl: null, pageUrl: null })
  })

  test.each([
    [400, { detail: 'bad' }, 400, 'INVALID_REQUEST'],
    [401, { detail: 'token' }, 503, 'API_KEY_ERROR'],
    [403, '', 503, 'API_KEY_ERROR'],
    [429, { detail: 'throttled' }, 429, 'QUOTA_EXCEEDED'],
    [500, 'broken', 502, 'search-failed'],
    [302, '', 502, 'search-failed'],
    [200, 'no results', 502, 'search-failed'],
    [200, { results: [{ url: 'javascript:alert(1)' }] }, 502, 'search-failed'],
    [200, null, 502, 'search-failed'],
  ])('%i with %j is answered %i %s', async (given, body, status, code) => {
    service.respondWith(given, body)
    const answer = await search(server, { q: 'biondo' })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test('the search of Openverse is limited to 100 a day over all servers, however many search at once, and resets at 00:00 UTC [R9-014]', async () => {
    service.respondWith(200, { page_count: 0, results: [] })
    const other = await serverWith(OPENVERSE, service, server)
    // The last two hours of the next day.
    server.clock.advance(DAY_MS + hoursTo(22, server.clock()))
    const [one, two] = await Promise.all(
      [server, other].map(async (each) => ({ ...each, ...(await newSession(each)) })),
    )
    if (!one || !two) throw new Error('two servers')
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, index) => search(index % 2 ? one : two, { q: 'biondo' })),
    )
    const statuses = Object.groupBy(answers, ({ statusCode }) => statusCode)
    expect([statuses[200]?.length, statuses[429]?.length]).toEqual([IMAGE_SEARCHES_PER_DAY, 30])
    expect(service.requests).toHaveLength(IMAGE_SEARCHES_PER_DAY)
    expect(statuses[429]?.[0]?.json()).toMatchObject({
      code: 'RATE_LIMIT',
      error: expect.stringContaining('00:00 UTC'),
    })
    server.clock.advance(2 * HOUR_MS - 1)
    expect((await search(one, { q: 'biondo' })).statusCode).toBe(429)
    server.clock.advance(1)
    expect((await search(two, { q: 'biondo' })).statusCode).toBe(200)
    await other.close()
  })

  test('the search of Openverse fails with a message when the service does not answer', async () => {
    await service.close()
    const answer = await search({ ...server, ...(await newSession(server)) }, { q: 'biondo' })
    expect([answer.statusCode, answer.json()]).toEqual([502, { error: 'Errore nella ricerca', code: 'search-failed' }])
  })
})

test.each([
  ['QUOTA_EXCEEDED', /limite giornaliero del motore.*domani.*dispositivo/],
  ['API_KEY_ERROR', /non è configurata.*dispositivo/],
  ['RATE_LIMIT', /100 ricerche al giorno.*00:00 UTC/],
  ['INVALID_REQUEST', /^Ricerca non valida\. Prova termini più semplici\.$/],
] as const)('%s is told in the words of the catalogue [R8-015]', (code, words) => {
  expect(errorSentences[code]).toMatch(words)
})
