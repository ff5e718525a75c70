import { hexFromLab, type Lab, labOf, NATURAL_TONE, type Tone, type ZoneReading } from '@riflesso/colorimetry'
import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PLACES, QUALITY_CODES, type QualityNote, type Reading, readingSchema } from '../reading.ts'
import { fuseReadings, type ViewReading } from './fuse-readings.ts'

const golden: Tone = { primary: 'DORATO', secondary: null, intensity: 'full' }
const copper: Tone = { primary: 'RAME', secondary: null, intensity: 'full' }

const colour = (level: number, levelError = 1.5, tone = NATURAL_TONE, other: Tone | null = null): ZoneReading => {
  const lab = labOf(level, tone)
  return { level, levelError, tone, toneError: 9, alternativeTone: other, lab, hex: hexFromLab(lab) }
}

const good: QualityNote = { code: 'good-light', severity: 'info' }

const photo = (whole: ZoneReading, changes: Partial<Reading> = {}): Reading => ({
  hairFound: true,
  ...whole,
  palette: [{ hex: whole.hex, share: 1, level: whole.level }],
  zones: { roots: null, lengths: whole, ends: null },
  whiteShare: null,
  hairShare: 0.3,
  strandContrast: 5,
  evenness: 0.8,
  technique: null,
  light: { gains: [1, 1, 1], confidence: 0.8, source: 'neutral' },
  quality: [good],
  ...changes,
})

const isUsable = ({ quality }: Reading) => quality.every(({ severity }) => severity !== 'problem')
const fuse = (...photos: readonly (readonly [ViewReading['place'], Reading | null])[]) =>
  fuseReadings(
    photos.map(([place, reading]) => ({ place, reading })),
    isUsable,
  )

test('one photo alone is unchanged', () => {
  const only = photo(colour(5))
  expect(fuse(['nape', only])).toBe(only)
  expect(fuse(['nape', null])).toBeNull()
})

test('two photos say what each one read, by place', () => {
  expect(fuse(['nape', photo(colour(5))], ['front', photo(colour(6))])).toMatchObject({
    level: 5.5,
    views: {
      photos: [
        { place: 'front', level: 6, levelError: 1.5 },
        { place: 'nape', level: 5, levelError: 1.5 },
      ],
      isDisputed: false,
    },
  })
})

test('photos that contradict each other are disputed', () => {
  const fused = fuse(['front', photo(colour(6.5))], ['nape', photo(colour(5))])
  expect(fused).toMatchObject({ levelError: 1.5, views: { isDisputed: true } })
})

test('roots are read where they are seen', () => {
  const zones = { roots: colour(3.8, 1.2), lengths: colour(5), ends: null }
  const fused = fuse(['front', photo(colour(5), { zones })], ['nape', photo(colour(5.2))])
  expect(fused?.zones.roots).toEqual(zones.roots)
  expect(fused?.zones.lengths?.level).toBe(5.1)
  expect(fused?.zones.ends).toBeNull()
})

describe('doubts', () => {
  const blurred: QualityNote = { code: 'blurred', severity: 'warning' }
  const unusable = photo(colour(8), { quality: [{ code: 'too-dark', severity: 'problem' }] })

  test('a doubt of one photo does not spoil a good one', () => {
    const fused = fuse(['front', photo(colour(5, 1), { quality: [blurred] })], ['nape', photo(colour(5))])
    expect(fused?.quality).toEqual([good])
  })

  test('a doubt of every photo remains', () => {
    const quality = [blurred]
    expect(fuse(['front', photo(colour(5), { quality })], ['side', photo(colour(5), { quality })])?.quality).toEqual(
      quality,
    )
  })

  test('an unusable photo and one without hair are left out', () => {
    const fused = fuse(['front', unusable], ['side', null], ['nape', photo(colour(5))])
    expect(fused).toMatchObject({ level: 5, levelError: 1.5, quality: [good] })
    expect(fused?.views?.photos).toEqual([
      { place: 'front', level: null, levelError: null },
      { place: 'side', level: null, levelError: null },
      { place: 'nape', level: 5, levelError: 1.5 },
    ])
  })

  test('without a usable photo the reading is unusable', () => {
    expect(fuse(['front', unusable], ['nape', null])).toMatchObject({ level: 8, quality: unusable.quality })
  })
})

describe('tones', () => {
  test('the tone of most photos is named, the other if it is more than half as likely', () => {
    const fused = fuse(
      ['front', photo(colour(6, 1.5, golden))],
      ['side', photo(colour(6, 1.5, golden, copper))],
      ['nape', photo(colour(6, 1.5, copper))],
    )
    expect(fused).toMatchObject({ tone: golden, alternativeTone: copper })
  })

  test('a second tone of one photo alone is not named', () => {
    const fused = fuse(['front', photo(colour(6, 1.5, golden, copper))], ['nape', photo(colour(6, 1.5, golden))])
    expect(fused).toMatchObject({ tone: golden, alternativeTone: null })
  })

  test('a photo without a tone has no vote', () => {
    const toneless = { ...colour(6, 1), toneError: null }
    expect(fuse(['front', photo(toneless)], ['nape', photo(colour(6, 1.5, golden))])).toMatchObject({ tone: golden })
    expect(fuse(['front', photo(toneless)], ['nape', photo(toneless)])).toMatchObject({ toneError: null })
  })
})

test('white hair is read where it can be, each photo by the hair that it shows', () => {
  const of = (whiteShare: number | null, hairShare: number) => photo(colour(5), { whiteShare, hairShare })
  expect(fuse(['front', of(0.4, 0.1)], ['nape', of(0.1, 0.2)])?.whiteShare).toBe(0.2)
  expect(fuse(['front', of(0.4, 0.1)], ['nape', of(null, 0.3)])?.whiteShare).toBe(0.4)
  expect(fuse(['front', of(null, 0.1)], ['nape', of(null, 0.3)])?.whiteShare).toBeNull()
})

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)
const anyColour = fc
  .tuple(tenths(1, 10), tenths(0.3, 3), fc.constantFrom(golden, copper, NATURAL_TONE), fc.option(fc.constant(copper)))
  .map(([level, levelError, tone, other]) => colour(level, levelError, tone, tone === copper ? null : other))
const anyPhoto: fc.Arbitrary<Reading> = fc
  .record({
    whole: anyColour,
    zones: fc.record({ roots: fc.option(anyColour), lengths: fc.option(anyColour), ends: fc.option(anyColour) }),
    whiteShare: fc.option(tenths(0, 1)),
    hairShare: tenths(0.1, 0.9),
    quality: fc.array(
      fc.record({ code: fc.constantFrom(...QUALITY_CODES), severity: fc.constantFrom('info', 'warning', 'problem') }),
      { maxLength: 2 },
    ),
  })
  .map(({ whole, ...changes }) => photo(whole, changes))
const anyView = fc.record({ place: fc.constantFrom(...PLACES), reading: fc.option(anyPhoto) })

test('any photos make a valid reading, whatever their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyView, { minLength: 1, maxLength: 3, selector: ({ place }) => place }), (views) => {
      const fused = fuseReadings(views, isUsable)
      expect(fuseReadings([...views].reverse(), isUsable)).toEqual(fused)
      if (fused === null) {
        expect(views.every(({ reading }) => reading === null)).toBe(true)
        return
      }
      const lab: Lab = readingSchema.parse(fused).lab
      expect(lab.every(Number.isFinite)).toBe(true)
      const usable = views.flatMap(({ reading }) => (reading && isUsable(reading) ? [reading] : []))
      if (usable.length < 2 || fused.views?.isDisputed) return
      expect(fused.levelError).toBeLessThanOrEqual(Math.min(...usable.map(({ levelError }) => levelError)))
    }),
    { numRuns: cases({ gate: 300, prove: 30_000 }), seed: testSeed },
  )
})
