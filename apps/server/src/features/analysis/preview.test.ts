import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IMAGE_COOKIE } from '#platform/sessions/image-cookie'
import { newSalon, postAnalysis, type Salon, tracesOf } from '#testing/analyses'
import type { Part } from '#testing/multipart'
import { ribbedPhoto, samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

const SELECTORS = { hairType: 'naturale', hairBase: 'livello5', hairCondition: 'buono' }

describe('the preview of a goal', () => {
  let server: TestApp
  let salon: Salon
  let id = ''
  beforeAll(async () => {
    server = await createTestApp({ photoPool: 'real' })
    salon = await newSalon(server)
    id = await analysed({ ...SELECTORS, ...(await bothPhotos()) })
  })
  afterAll(() => server.close())

  const bothPhotos = async (): Promise<Record<string, Part>> => ({
    analysisType: 'transformation',
    primaImage: await samplePhoto('prima'),
    dopoImage: await samplePhoto('dopo'),
  })

  async function analysed(parts: Record<string, Part>): Promise<string> {
    const answer = await postAnalysis(server, salon, { supplier: 'generic', ...parts })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().analysisId
  }

  const preview = (analysisId: string, headers: Record<string, string> = salon.session.headers, query = '') =>
    server.app.inject({ url: `/api/analysis/${analysisId}/preview${query}`, headers })

  type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  /** Lossless in between: statistics are those of a whole picture. */
  const channelsOf = async (bytes: Buffer, area: Area) =>
    (await sharp(await sharp(bytes).extract(area).png().toBuffer()).stats()).channels
  const coloursAt = async (bytes: Buffer, left: number, top: number) =>
    (await channelsOf(bytes, { left, top, width: 12, height: 12 })).map(({ mean }) => mean)

  test('the preview of a goal shows the hair of the client in the new colour, and keeps the room unchanged', async () => {
    const answer = await preview(id)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    const photo = await server.app.inject({ url: `/api/analysis/${id}/photo/prima`, headers: salon.session.headers })
    const { width = 0, height = 0 } = await sharp(photo.rawPayload).metadata()
    const drawn = await sharp(answer.rawPayload).metadata()
    expect([drawn.width, drawn.height]).toEqual([width, height])
    const middle = [Math.round(width / 2), Math.round(height / 3)] as const
    const [before = [], after = []] = await Promise.all([photo, answer].map((a) => coloursAt(a.rawPayload, ...middle)))
    // Copper is redder than brown.
    expect((after[0] ?? 0) - (after[2] ?? 0)).toBeGreaterThan((before[0] ?? 0) - (before[2] ?? 0) + 10)
    const [wall = [], shown = []] = await Promise.all([photo, answer].map((a) => coloursAt(a.rawPayload, 0, 0)))
    for (const [channel, value] of wall.entries()) expect(Math.abs(value - (shown[channel] ?? 0))).toBeLessThan(3)
  })

  test('the preview of a goal is marked as simulated, in the picture and in its metadata', async () => {
    const { rawPayload } = await preview(id)
    const { width = 0, height = 0, xmp, exif } = await sharp(rawPayload).metadata()
    expect(xmp?.toString()).toContain('http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic')
    expect(exif?.toString('latin1')).toContain('Simulazione')
    const [left, top] = [Math.round(width * 0.7), Math.round(height * 0.9)]
    const channels = await channelsOf(rawPayload, { left, top, width: width - left, height: height - top })
    for (const { min, max } of channels) expect([min < 70, max > 235]).toEqual([true, true])
  })

  test('the preview of a goal follows the selected option, and is not cached', async () => {
    const first = await preview(id)
    expect(first.headers['cache-control']).toBe('private, no-store')
    const other = await preview(id, salon.session.headers, '?option=prudente')
    expect(other.statusCode).toBe(200)
    expect(other.rawPayload.equals(first.rawPayload)).toBe(false)
    expect((await preview(id, salon.session.headers, '?option=temeraria')).statusCode).toBe(400)
  })

  test('the preview of a goal is served by the image cookie of its salon, and of no other', async () => {
    const cookieOf = ({ session }: Salon) => ({ cookie: `${IMAGE_COOKIE}=${session.imageToken}` })
    expect((await preview(id, cookieOf(salon))).statusCode).toBe(200)
    expect((await preview(id, {})).statusCode).toBe(401)
    expect((await preview(id, cookieOf(await newSalon(server)))).json().code).toBe('photo-not-found')
  })

  test("the preview of a goal uses the user's hints to find the hair", async () => {
    const hidden = await ribbedPhoto()
    const strokes = [{ kind: 'hair', points: [[0.5, 0.4]], radius: 0.15 }]
    // Without it, such a reading gets no formula.
    const confirmed = { lengths: { level: 5, tone: { primary: 'NATURALE', secondary: null, intensity: 'none' } } }
    const marked = await analysed({
      ...SELECTORS,
      image: hidden,
      primaImage: hidden,
      dopoImage: await samplePhoto('dopo'),
      analysisType: 'transformation',
      primaHints: JSON.stringify({ strokes }),
      primaConfirmed: JSON.stringify(confirmed),
    })
    expect((await preview(marked)).statusCode).toBe(200)
  })

  test('the preview of a goal is stored nowhere: it is deleted with its photo', async () => {
    const own = await newSalon(server)
    salon = own
    const analysisId = await analysed({ ...SELECTORS, ...(await bothPhotos()) })
    const before = await tracesOf(server, own)
    expect((await preview(analysisId)).statusCode).toBe(200)
    expect(await tracesOf(server, own)).toEqual(before)
    const headers = own.session.headers
    expect(
      (await server.app.inject({ method: 'DELETE', url: `/api/analysis/${analysisId}`, headers })).statusCode,
    ).toBe(200)
    expect((await preview(analysisId)).json().code).toBe('photo-not-found')
  })

  test('the preview of a goal does not exist without a photo of the current hair, or if nothing may be done', async () => {
    const wished = await analysed({ ...SELECTORS, image: await samplePhoto('dopo'), slot: 'dopo' })
    const situation = JSON.stringify({ history: { metallicSalts: true } })
    const refused = await analysed({ ...SELECTORS, ...(await bothPhotos()), situation })
    for (const analysisId of [wished, refused]) expect((await preview(analysisId)).json().code).toBe('photo-not-found')
  })
})
