import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DeclaredDetails, emptyDetails, type Plan, type Selectors } from '@riflesso/colorimetry'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeAndRead } from '#platform/pixels/decode-and-read'
import { readHairNet } from '#platform/pixels/hair-weights'
import { createPhotoPool, type PhotoPool } from '#platform/pixels/pool'
import { AGREEING, asText, HELPFUL } from '#testing/models/answers'
import { type ModelStandIn, serveModel } from '#testing/models/stand-in'
import { samplePhoto } from '#testing/photos'
import { photosFolder } from '#testing/photos/photos-folder'
import { createStoredPhotoPool } from '#testing/photos/stored-photo-pool'
import { createTestClock } from '#testing/test-clock'
import type { EngineInput } from '../engine.ts'
import type { ModelAnswer } from './answer.ts'
import { createModelEngine } from './model-engine.ts'

const never = new AbortController().signal

/** Mask value from which a pixel is hair. */
const HAIR = 128
/** The grey of everything painted over. */
const BLANK = 128
/** Side of a JPEG's blocks, with colour at half the size: the distance over which one pixel can colour another. */
const BLOCK = 16
/** Largest rounding error of a JPEG in a blank block. */
const ROUNDING = 2

type Point = readonly [x: number, y: number]

/** The two eyes and the nose of a portrait, as shares of its sides. Its first two landmarks are the pupils. */
async function faceOf(name: string, { width, height }: { readonly width: number; readonly height: number }) {
  const text = await readFile(join(photosFolder ?? '', `portraits/${name}.tem`), 'utf8')
  const [one, other] = text
    .split('\n')
    .slice(1, 3)
    .map((line) => line.trim().split(/\s+/).map(Number))
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = [one, other]
  const apart = Math.hypot(x2 - x1, y2 - y1)
  const nose: Point = [(x1 + x2) / 2, (y1 + y2) / 2 + 0.6 * apart]
  const points: readonly Point[] = [[x1, y1], [x2, y2], nose]
  return points.map(([x, y]): Point => [x / width, y / height])
}

type Health = DeclaredDetails['safety']

/** Every health answer with all its values. A new answer without a row does not compile. */
const HEALTH_ANSWERS: { readonly [Answer in keyof Health]: readonly Health[Answer][] } = {
  under16: [null, false, true],
  allergy: [null, false, true],
  patchTest: [null, 'non-eseguito', 'negativo', 'positivo'],
  patchTestAgeHours: [null, 2, 60, 2000],
  patchTestFamily: [null, 'ossidazione', 'diretto', 'entrambi'],
  scalp: [null, 'sana', 'sensibile', 'lesionata'],
  pregnancy: [null, false, true],
  persulfateAsthma: [null, false, true],
  elasticity: [null, 'superato', 'fallito'],
  strandTest: [null, 'superato', 'fallito'],
}
const HEALTHS = Object.entries(HEALTH_ANSWERS).flatMap(([name, answers]) =>
  answers.map((answer): readonly [string, Partial<Health>] => [`${name} ${answer}`, { [name]: answer }]),
)

describe('the case sent to the external model', () => {
  let standIn: ModelStandIn
  let photos: Pick<EngineInput, 'prima' | 'dopo'>
  beforeAll(async () => {
    standIn = await serveModel()
    const pool = createStoredPhotoPool()
    const prima = await pool.read({ bytes: await samplePhoto('prima'), withHairCrop: true }, never)
    const dopo = await pool.read({ bytes: await samplePhoto('dopo') }, never)
    await pool.close()
    if (!prima.ok || !dopo.ok) throw new Error('no hair found')
    photos = { prima, dopo }
  })
  afterAll(() => standIn.close())

  /** The requests for these photos and health answers, without the random delimiter. */
  const asked = async (selectors: Selectors, health: Partial<Health>, ...answers: readonly ModelAnswer[]) => {
    const settings = { provider: 'openai' as const, model: 'vista-1', apiKey: 'sk', baseUrl: standIn.url, price: null }
    standIn.play(...answers.map((answer) => ({ does: 'answer' as const, text: asText(answer) })))
    const details = { ...emptyDetails, safety: { ...emptyDetails.safety, ...health } }
    const { analysis } = await createModelEngine(settings, createTestClock()).analyze(
      { ...photos, selectors, details, corrections: null, client: null, mayAskModel: true },
      never,
      () => undefined,
    )
    return { analysis, sent: standIn.seen.map(({ text }) => text.replace(/DATI-[0-9a-f-]{36}/g, 'DATI')) }
  }

  /** An answer that is vetoed, so that the reasons are sent, too. */
  const DANGEROUS: ModelAnswer = {
    ...AGREEING,
    changes: [{ session: 1, phase: 1, products: null, volume: 60, minutes: null, reason: null }],
  }
  /** Powder on the lengths, colour at the root: no number of this formula depends on the scalp. */
  const MIXED = { hairType: 'naturale', base: 'livello5', condition: 'buono' } as const
  /** Powder at the root: fewer volumes on a scalp that is not declared healthy. */
  const POWDER = { hairType: 'naturale', base: 'livello3', condition: 'ottimo' } as const

  test('the case sent to the external model is byte for byte the same whatever the health answers [R2-120]', async () => {
    const silent = await asked(MIXED, {}, DANGEROUS, AGREEING)
    expect(silent.sent).toHaveLength(2)
    for (const [name, health] of HEALTHS) {
      const { sent, analysis } = await asked(MIXED, health, DANGEROUS, AGREEING)
      expect(sent, name).toEqual(analysis.refusals.length > 0 ? [] : silent.sent)
    }
  })

  test('the case sent to the external model has the same formula for a sensitive scalp as for an unknown one [R2-120]', async () => {
    const volumes = (plan: Plan) => plan.sessions[0]?.phases.map(({ developer }) => developer?.volume)
    const silent = await asked(POWDER, {}, DANGEROUS, AGREEING)
    const sensitive = await asked(POWDER, { scalp: 'sensibile' }, DANGEROUS, AGREEING)
    const sound = await asked(POWDER, { scalp: 'sana' }, AGREEING)
    expect(volumes(sensitive.analysis.plan)).not.toEqual(volumes(sound.analysis.plan))
    expect(sensitive.sent).toEqual(silent.sent)
  })

  test('the case sent to the external model leaves our warnings in the result beside what the model saw', async () => {
    const silent = await asked(MIXED, {}, HELPFUL)
    const { analysis } = await asked(MIXED, { pregnancy: true, scalp: 'sensibile' }, HELPFUL)
    expect(analysis.modelReview?.seen).toContain('Ricrescita appena accennata.')
    const news = analysis.warnings.filter(({ testo }) => !silent.analysis.warnings.some((old) => old.testo === testo))
    expect(news.map(({ testo }) => testo).join('\n')).toMatch(/gravidanza/i)
    expect(news.map(({ testo }) => testo).join('\n')).toMatch(/cute/i)
    for (const { testo } of news) expect(analysis.analysis.riskAssessment).toContain(testo)
  })
})

describe('the picture sent to the external model', () => {
  const net = readHairNet()
  let standIn: ModelStandIn
  let pool: PhotoPool
  beforeAll(async () => {
    standIn = await serveModel()
    pool = createPhotoPool({ threads: 1 })
  })
  afterAll(() => Promise.all([standIn.close(), pool.close()]))

  /** The received pixels of a photo, and the mask of its hair cropped and scaled alike. */
  const sent = async (bytes: Uint8Array) => {
    const prima = await pool.read({ bytes, withHairCrop: true }, never)
    const measured = await decodeAndRead(net, { bytes })
    if (!prima.ok || !measured.ok) throw new Error('no hair')
    const settings = { provider: 'openai' as const, model: 'vista-1', apiKey: 'sk', baseUrl: standIn.url, price: null }
    const selectors = { hairType: 'naturale', base: null, condition: 'ottimo' } as const
    standIn.play({ does: 'answer', text: asText(AGREEING) })
    await createModelEngine(settings, createTestClock()).analyze(
      { prima, dopo: null, selectors, details: emptyDetails, corrections: null, client: null, mayAskModel: true },
      never,
      () => undefined,
    )
    const pictures = [...(standIn.seen[0]?.text ?? '').matchAll(/data:image\/jpeg;base64,([\w+/=]+)/g)]
    expect(pictures).toHaveLength(1)
    const { data, info } = await sharp(Buffer.from(pictures[0]?.[1] ?? '', 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { mask } = measured
    const isHair = (x: number, y: number) => (mask.data[y * mask.width + x] ?? 0) >= HAIR
    const hair: Point[] = []
    for (let y = 0; y < mask.height; y++) for (let x = 0; x < mask.width; x++) if (isHair(x, y)) hair.push([x, y])
    const left = hair.reduce((least, [x]) => Math.min(least, x), mask.width)
    const right = hair.reduce((most, [x]) => Math.max(most, x), 0)
    const top = hair[0]?.[1] ?? 0
    const bottom = hair.at(-1)?.[1] ?? 0
    const scale = info.width / (right - left + 1)
    expect(info.height).toBeCloseTo((bottom - top + 1) * scale, -1)
    return {
      ...info,
      mask,
      /** Whether there is hair within `reach` pixels of a pixel of the picture. */
      isNearHair: (x: number, y: number, reach: number) => {
        const [fromX, toX] = [x - reach, x + reach].map((value) => Math.round(value / scale) + left)
        const [fromY, toY] = [y - reach, y + reach].map((value) => Math.round(value / scale) + top)
        for (let row = Math.max(top, fromY ?? 0); row <= Math.min(bottom, toY ?? 0); row++)
          for (let column = Math.max(left, fromX ?? 0); column <= Math.min(right, toX ?? 0); column++)
            if (isHair(column, row)) return true
        return false
      },
      /** The difference of a pixel from the grey of what is painted over. */
      tint: (x: number, y: number) =>
        Math.max(...[0, 1, 2].map((channel) => Math.abs((data[3 * (y * info.width + x) + channel] ?? BLANK) - BLANK))),
      /** The position of a point of the photo in the picture, pixels. */
      place: ([x, y]: Point): Point => [
        Math.round((x * mask.width - left) * scale),
        Math.round((y * mask.height - top) * scale),
      ],
    }
  }

  /** Pixels that are not blank although no hair is near them. */
  const strayPixels = ({ width, height, isNearHair, tint }: Awaited<ReturnType<typeof sent>>): number => {
    let stray = 0
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) if (tint(x, y) > ROUNDING && !isNearHair(x, y, BLOCK)) stray++
    return stray
  }

  test('the picture sent to the external model shows the hair of a rendered photo and nothing of its room and cape [R2-120]', async () => {
    const picture = await sent(await samplePhoto('prima'))
    expect(strayPixels(picture)).toBe(0)
    let [inked, hair] = [0, 0]
    for (let y = 0; y < picture.height; y++)
      for (let x = 0; x < picture.width; x++) {
        if (!picture.isNearHair(x, y, 0)) continue
        hair++
        if (picture.tint(x, y) > ROUNDING) inked++
      }
    expect(inked / hair).toBeGreaterThan(0.9)
  })

  const portraits = ['canada_003f', 'canada_026f', 'canada_098m']
  test.skipIf(photosFolder === null).each(portraits)(
    'the picture sent to the external model shows neither eyes nor nose of portrait %s',
    async (name) => {
      const bytes = await readFile(join(photosFolder ?? '', `portraits/${name}.jpg`))
      const { width = 1, height = 1 } = await sharp(bytes).metadata()
      const picture = await sent(bytes)
      expect(strayPixels(picture)).toBe(0)
      for (const point of await faceOf(name, { width, height })) {
        const [x, y] = picture.place(point)
        const isInside = x >= 0 && y >= 0 && x < picture.width && y < picture.height
        expect(isInside ? picture.tint(x, y) : 0, `at ${point}`).toBeLessThanOrEqual(ROUNDING)
      }
    },
  )
})
