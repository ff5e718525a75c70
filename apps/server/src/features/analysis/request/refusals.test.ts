import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_IMAGE_BYTES, TRIAL_ANALYSES } from '@riflesso/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { NO_TRACES, newSalon, postAnalysis, type Salon, tracesOf } from '#testing/analyses'
import { buildClient } from '#testing/builders'
import { multipart, type Part } from '#testing/multipart'
import { hairlessPhoto, rocksPhoto, samplePhoto } from '#testing/photos'
import { cicp, pngWith } from '#testing/photos/colour-files'
import { photosFolder } from '#testing/photos/photos-folder'
import { createTestApp, type TestApp } from '#testing/test-app'

const SELECTORS = { hairType: 'naturale', hairBase: 'livello5', hairCondition: 'buono' }

const strokes = (count: number, points: number, radius: number) =>
  JSON.stringify({ strokes: Array(count).fill({ kind: 'hair', points: Array(points).fill([0.5, 0.5]), radius }) })

if (photosFolder === null) process.stdout.write('The photos folder is absent: the rocky coast is not read.\n')

describe('an analysis that is refused', () => {
  let server: TestApp
  let salon: Salon
  let image: Buffer
  beforeAll(async () => {
    server = await createTestApp()
    salon = await newSalon(server)
    image = await samplePhoto('prima')
  })
  afterAll(() => server.close())

  const refusal = async (parts: Record<string, Part>) => {
    const answer = await postAnalysis(server, salon, parts)
    expect(await tracesOf(server, salon)).toEqual(NO_TRACES)
    return { status: answer.statusCode, ...answer.json() }
  }

  test('an analysis needs a session', async () => {
    const { payload, headers } = await multipart({ image, supplier: 'generic' })
    const answer = await server.app.inject({ method: 'POST', url: '/api/analyze-color', headers, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'token-missing'])
  })

  test('an analysis needs a photo [R5-014]', async () => {
    const missing = { status: 400, code: 'Image data is required' }
    expect(await refusal({ supplier: 'generic' })).toMatchObject(missing)
    expect(await refusal({})).toMatchObject(missing)
    expect(await refusal({ supplier: 'generic', image: { bytes: Buffer.alloc(0), filename: '' } })).toMatchObject(
      missing,
    )
    expect(await refusal({ supplier: 'generic', analysisType: 'transformation', primaImage: image })).toMatchObject(
      missing,
    )
    const json = await server.app.inject({
      method: 'POST',
      url: '/api/analyze-color',
      headers: salon.session.headers,
      payload: { supplier: 'generic' },
    })
    expect([json.statusCode, json.json().code]).toEqual([400, 'Image data is required'])
  })

  test('an analysis needs a supplier [R5-014]', async () => {
    expect(await refusal({ image })).toMatchObject({ status: 400, code: 'Supplier is required' })
    expect(await refusal({ image, supplier: ' ' })).toMatchObject({ status: 400, code: 'Supplier is required' })
  })

  test('an analysis needs the selectors when there is no Prima photo, each with its sentence [R5-017]', async () => {
    const wanted = { image, supplier: 'generic', slot: 'dopo' }
    expect(await refusal(wanted)).toMatchObject({
      status: 400,
      code: 'missing-parameters',
      error: 'Seleziona la tipologia dei capelli',
      fields: {
        hairType: 'Seleziona la tipologia dei capelli',
        hairBase: 'Seleziona la base di partenza',
        hairCondition: 'Seleziona lo stato dei capelli',
      },
    })
    expect(await refusal({ ...wanted, ...SELECTORS, hairBase: '' })).toMatchObject({
      code: 'missing-parameters',
      error: 'Seleziona la base di partenza',
    })
  })

  test.each([
    ['hairType', 'viola'],
    ['analysisType', 'magic'],
    ['slot', 'durante'],
    ['clientId', '7'],
    ['situation', '{'],
    ['situation', '{"safety":{"alergy":true}}'],
    ['primaHints', '[1]'],
    ['primaHints', '{"strokes":[{"kind":"hair","points":[[2,0]],"radius":0.1}]}'],
    ['primaHints', strokes(1, 1, 0.21)],
    ['primaHints', strokes(1, 501, 0.01)],
    ['primaHints', strokes(51, 1, 0.01)],
    ['dopoHints', strokes(11, 460, 0.01)],
    ['primaConfirmed', '{"lengths":{"level":11,"tone":{"primary":"RAME","secondary":null,"intensity":"full"}}}'],
    ['primaConfirmed', '{"fringe":{"level":5,"tone":{"primary":"RAME","secondary":null,"intensity":"full"}}}'],
    ['dopoConfirmed', '{"roots":{"level":5}}'],
    ['analysisTitle', 'x'.repeat(201)],
  ])('an analysis names the field %s when it is %s', async (name, value) => {
    const answer = await refusal({ image, supplier: 'generic', [name]: value })
    expect(answer).toMatchObject({ status: 400, code: 'validation-failed' })
    const [path = '', message] = Object.entries(answer.fields)[0] ?? []
    expect(path.split('.')[0]).toBe(name)
    expect(answer.error).toBe(message === 'Valore non valido' ? `Il valore di «${path}» non è valido.` : message)
  })

  test('an analysis accepts no unknown file and none twice', async () => {
    expect(await refusal({ image, extra: image, supplier: 'generic' })).toMatchObject({ code: 'validation-failed' })
  })

  test('an analysis accepts no client of another salon', async () => {
    const other = await newSalon(server)
    const client = await buildClient(server.db, other.master)
    for (const clientId of [client.id, newId()]) {
      expect(await refusal({ image, supplier: 'generic', clientId })).toMatchObject({
        status: 404,
        code: 'client-not-found',
      })
    }
  })

  describe('because of its photo', () => {
    const withSize = (size: number) => Buffer.concat([image, Buffer.alloc(size - image.length)])
    const frames = async () => {
      const frame = await sharp(image).resize(32).png().toBuffer()
      return sharp([frame, await sharp(frame).negate().toBuffer()], { join: { animated: true } })
        .webp()
        .toBuffer()
    }

    const photos: readonly (readonly [
      name: string,
      make: () => Buffer | Promise<Buffer>,
      status: number,
      code: string,
    ])[] = [
      ['11 MB', () => withSize(11 * 1024 * 1024), 413, 'image-too-large'],
      ['one byte over 10 MB', () => withSize(MAX_IMAGE_BYTES + 1), 413, 'image-too-large'],
      [
        '100 megapixels',
        () =>
          sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' } })
            .png()
            .toBuffer(),
        413,
        'image-too-many-pixels',
      ],
      ['no bytes', () => Buffer.alloc(0), 422, 'image-broken'],
      ['half a JPEG', () => image.subarray(0, image.length / 2), 422, 'image-broken'],
      ['text', () => Buffer.from('Questa non è una foto'), 415, 'image-unsupported'],
      ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'image-unsupported'],
      ['an animation', frames, 415, 'image-animated'],
      ['an HDR picture', async () => pngWith(await sharp(image).png().toBuffer(), cicp(9, 16)), 415, 'image-hdr'],
      ['a picture without hair', hairlessPhoto, 422, 'no-hair'],
    ]
    test.each(photos)('an analysis is refused for a photo: %s', async (_name, make, status, code) => {
      expect(await refusal({ image: await make(), supplier: 'generic' })).toMatchObject({ status, code })
    })

    test.each([
      ['drawn rocks', rocksPhoto],
      ...(photosFolder === null
        ? []
        : ([['a rocky coast', () => readFile(join(photosFolder ?? '', 'nohair_rocks.png'))]] as const)),
    ] as const)(
      'an analysis of %s is refused until the hair is marked, and uses nothing [R2-124]',
      async (_name, make) => {
        const { status, code, fields } = await refusal({ image: await make(), supplier: 'generic' })
        expect([status, ['no-hair', 'unsure-hair'].includes(code)]).toEqual([422, true])
        expect(fields.prima).toMatch(/tratto|Passa il dito su una ciocca/)
      },
    )

    test('an analysis is refused and names the slot of the unreadable one', async () => {
      const answer = await refusal({
        primaImage: image,
        dopoImage: Buffer.from('nothing'),
        supplier: 'generic',
        analysisType: 'transformation',
      })
      expect(answer).toMatchObject({ code: 'image-unsupported', fields: { dopo: answer.error } })
    })

    test('an analysis is not refused as a GIF with one frame', async () => {
      const own = await newSalon(server)
      const gif = await sharp(image).gif().toBuffer()
      const answer = await postAnalysis(server, own, { image: gif, supplier: 'generic' })
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
      // Other tests of this file count files.
      await rm(join(server.config.dataDir, 'photos'), { recursive: true })
    })

    test('an analysis is not refused at exactly 10 MB [R9-012]', async () => {
      const own = await newSalon(server)
      const answer = await postAnalysis(server, own, { image: withSize(MAX_IMAGE_BYTES), supplier: 'generic' })
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
      // Other tests of this file count files.
      await rm(join(server.config.dataDir, 'photos'), { recursive: true })
    })
  })

  test('an analysis is refused when no analysis is left, before the photo is received', async () => {
    const spent = await newSalon(server, { trialAnalysesUsed: TRIAL_ANALYSES })
    const answer = await postAnalysis(server, spent, { image: Buffer.from('nothing'), supplier: 'generic' })
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'requires-upgrade', requiresUpgrade: true, trialAnalysesUsed: TRIAL_ANALYSES }),
    ])
  })
})
