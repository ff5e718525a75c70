import { MAX_IMAGE_BYTES } from '@riflesso/contract'
import { MEASURED_SIDE } from '@riflesso/vision'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nclxProperty, quadrantsHeic } from '#platform/pixels/fixtures/quadrants-heic'
import { NO_TRACES, newSalon, postAnalysis, type Salon, tracesOf } from '#testing/analyses'
import { multipart, type Part } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { FAILED_PER_SALON } from '../admission.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const postPreview = async ({ session }: Salon, parts: Record<string, Part>) => {
  const { payload, headers } = await multipart(parts)
  const url = '/api/analysis/photo-preview'
  return server.app.inject({ method: 'POST', url, headers: { ...headers, ...session.headers }, payload })
}

const pngOf = (preview: string): Buffer => {
  const start = 'data:image/png;base64,'
  expect(preview.startsWith(start)).toBe(true)
  return Buffer.from(preview.slice(start.length), 'base64')
}

test('the preview of a TIFF has the pixels that an analysis measures, and leaves no trace', async () => {
  const salon = await newSalon(server)
  const tiff = await sharp(await samplePhoto('prima'))
    .tiff({ compression: 'lzw' })
    .toBuffer()
  const answer = await postPreview(salon, { image: tiff })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  const png = pngOf(answer.json().preview)
  expect(await sharp(png).raw().toBuffer()).toEqual(await sharp(tiff).raw().toBuffer())
  expect(await tracesOf(server, salon)).toEqual(NO_TRACES)
  // The reading of the preview is that of the photo.
  const readings = [tiff, png].map(async (image) => {
    const analysed = await postAnalysis(server, await newSalon(server), { image, supplier: 'generic' })
    expect(analysed.statusCode, analysed.body.slice(0, 200)).toBe(200)
    return analysed.json().analysis.prima
  })
  const [ofPhoto, ofPreview] = await Promise.all(readings)
  expect(ofPreview).toEqual(ofPhoto)
})

test('the preview of a HEIC photo has its declared colours, and of a large photo the size that is measured', async () => {
  const salon = await newSalon(server)
  const heic = await postPreview(salon, { image: quadrantsHeic(nclxProperty(12)) })
  const { data } = await sharp(pngOf(heic.json().preview)).raw().toBuffer({ resolveWithObject: true })
  for (const [at, value] of [180, 60, 30].entries()) expect(Math.abs((data[at] ?? 0) - value)).toBeLessThanOrEqual(6)
  const large = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#886644' } })
    .tiff({ compression: 'lzw' })
    .toBuffer()
  const { width, height } = await sharp(pngOf((await postPreview(salon, { image: large })).json().preview)).metadata()
  expect([width, height]).toEqual([MEASURED_SIDE, MEASURED_SIDE / 2])
})

test('a photo without hair has a preview, on which hair can be marked', async () => {
  const image = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#7FB2D9' } })
    .tiff({ compression: 'lzw' })
    .toBuffer()
  expect((await postPreview(await newSalon(server), { image })).statusCode).toBe(200)
})

test('a preview is possible when no analysis is left', async () => {
  const salon = await newSalon(server, { trialAnalysesUsed: 3 })
  expect((await postPreview(salon, { image: await samplePhoto('prima') })).statusCode).toBe(200)
})

test.each([
  ['without a photo', () => ({}), 400, 'Image data is required'],
  ['of another part', async () => ({ primaImage: await samplePhoto('prima') }), 400, 'validation-failed'],
  ['of text', () => ({ image: Buffer.from('Questa non è una foto') }), 415, 'image-unsupported'],
  ['of a truncated photo', async () => ({ image: (await samplePhoto('prima')).subarray(0, 900) }), 422, 'image-broken'],
  ['of more than 10 MB', () => ({ image: Buffer.alloc(MAX_IMAGE_BYTES + 1) }), 413, 'image-too-large'],
] as const)('a preview %s is refused', async (_name, parts, status, code) => {
  const answer = await postPreview(await newSalon(server), await parts())
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

test('unreadable photos count towards the limit of failed photos', async () => {
  const salon = await newSalon(server)
  for (let photo = 0; photo < FAILED_PER_SALON.max; photo++)
    expect((await postPreview(salon, { image: Buffer.from('nothing') })).statusCode).toBe(415)
  expect((await postPreview(salon, { image: await samplePhoto('prima') })).json().code).toBe('too-many-attempts')
})
