import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openService, type Server, type Service, search, serverWith } from './testing.ts'

const GOOGLE = { IMAGE_SEARCH: 'google', GOOGLE_SEARCH_KEY: 'AIza-secret', GOOGLE_SEARCH_CX: 'cx-1' }

describe('the search of Google', () => {
  let service: Service
  let server: Server
  beforeAll(async () => {
    service = await openService()
    server = await serverWith(GOOGLE, service)
  })
  afterAll(() => Promise.all([server.close(), service.close()]))

  test('the search of Google calls the service as documented, without the key in the address', async () => {
    const image = { thumbnailLink: `${service.url}/thumbnail.jpg`, contextLink: 'https://salone.example/' }
    service.respondWith(200, {
      queries: { nextPage: [{ startIndex: 9 }] },
      items: [{ title: 'Balayage', link: `${service.url}/picture.jpg`, image }],
    })
    const { images, nextStart } = (await search(server, { q: 'balayage', start: '5' })).json()
    expect(nextStart).toBe(9)
    expect(images).toEqual([
      {
        imageUrl: `${service.url}/picture.jpg`,
        thumbnailUrl: expect.stringMatching(/^data:image\/jpeg;base64,/),
        title: 'Balayage',
        alt: '',
        credit: { author: null, licence: null, licenceUrl: null, pageUrl: 'https://salone.example/' },
      },
    ])
    const [requests] = service.requests
    expect(requests?.url.pathname).toBe('/customsearch/v1')
    expect(Object.fromEntries(requests?.url.searchParams ?? [])).toMatchObject({
      cx: 'cx-1',
      q: 'balayage capelli',
      searchType: 'image',
      start: '5',
      num: '4',
    })
    expect(requests?.url.href).not.toContain('AIza-secret')
    expect(requests?.headers).toMatchObject({ 'x-goog-api-key': 'AIza-secret' })
  })

  test('the search of Google ends with the hundredth result, and without any', async () => {
    service.respondWith(200, { queries: { nextPage: [{}] } })
    expect((await search(server, { q: 'biondo', start: '97' })).json()).toEqual({ images: [], nextStart: null })
    expect((await search(server, { q: 'biondo', start: '101' })).json()).toEqual({ images: [], nextStart: null })
    expect(service.requests).toHaveLength(1)
  })

  const reason = (name: string) => ({ error: { code: 0, message: 'x', errors: [{ reason: name }] } })
  test.each([
    [400, { error: { details: [{ reason: 'API_KEY_INVALID' }] } }, 'API_KEY_ERROR'],
    [400, reason('invalid'), 'INVALID_REQUEST'],
    [400, 'broken', 'INVALID_REQUEST'],
    [403, reason('accessNotConfigured'), 'API_KEY_ERROR'],
    [403, reason('dailyLimitExceeded'), 'QUOTA_EXCEEDED'],
    [429, reason('rateLimitExceeded'), 'QUOTA_EXCEEDED'],
    [503, reason('backendError'), 'search-failed'],
  ])('%i with %j is answered %s', async (given, body, code) => {
    service.respondWith(given, body)
    const answer = await search(server, { q: 'biondo' })
    expect(answer.json().code).toBe(code)
    expect(answer.body).not.toContain('AIza-secret')
  })
})
