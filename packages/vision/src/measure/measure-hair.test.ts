import {
  deltaE00,
  hexFromLab,
  type Lab,
  labFromHex,
  labOf,
  levelFromLab,
  type Tone,
  toneFromLab,
} from '@riflesso/colorimetry'
import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HairMask, RgbaImage } from '../image.ts'
import { GAIN_RANGE } from '../light/light.ts'
import type { PhotoHints, Reading } from '../reading.ts'
import { renderHairLock } from '../testing/hair/hair-lock.ts'
import type { SamplePhotoOptions } from '../testing/hair/sample-photo.ts'
import { samplePhoto } from '../testing/sample-photo.ts'
import { collectHair } from './hair-pixels.ts'
import { litHair, medianLab } from './lit-hair.ts'
import { measureHair } from './measure-hair.ts'

const WIDTH = 240

const tone = (primary: Tone['primary'], intensity: Tone['intensity']): Tone => ({ primary, secondary: null, intensity })
const NATURAL = tone('NATURALE', 'none')

function photoOf(lab: Lab, more: Partial<SamplePhotoOptions> = {}) {
  return samplePhoto({
    seed: 11,
    width: WIDTH,
    ...more,
    hair: { roots: lab, lengths: lab, ends: lab, ...more.hair },
  })
}

function fullMask({ width, height }: RgbaImage): HairMask {
  return { width, height, data: new Uint8Array(width * height).fill(255) }
}

describe('the colour of hair of known truth', () => {
  const natural = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => [level, NATURAL] as const)
  const dyed = [
    [7, tone('DORATO', 'full')],
    [6, tone('RAME', 'intense')],
    [5, tone('MOGANO', 'full')],
    [5, tone('ROSSO', 'intense')],
    [8, tone('CENERE', 'full')],
    [9, tone('IRISE', 'full')],
  ] as const

  it.each([...natural, ...dyed])('hair of level %s, %o is read as such', (level, wanted) => {
    const truth = labOf(level, wanted)
    const { image, mask } = photoOf(truth, { seed: 20 + (level % 3) })
    const reading = measureHair(image, mask)!
    expect(Math.abs(reading.level - levelFromLab(truth))).toBeLessThanOrEqual(0.5)
    expect(deltaE00(reading.lab, truth)).toBeLessThan(2)
    const candidates = [reading.tone, reading.alternativeTone]
    // The eye calls the natural colour of light hair golden or beige: half a reflect away.
    const isNear = wanted.primary === 'NATURALE' && level >= 6 && reading.tone.intensity === 'soft'
    expect(isNear || candidates.some((one) => one?.primary === toneFromLab(truth).primary)).toBe(true)
    expect(reading.levelError).toBeGreaterThanOrEqual(Math.abs(reading.level - level) - 0.05)
  })

  it('the colour code is that of the level and tone read, but that of the photo for white hair', () => {
    const blond = photoOf(labOf(7, NATURAL), { seed: 4 })
    const { level, tone, hex, zones } = measureHair(blond.image, blond.mask)!
    expect(hex).toBe(hexFromLab(labOf(level, tone)))
    expect(zones.roots!.hex).toBe(hexFromLab(labOf(zones.roots!.level, zones.roots!.tone)))
    const white = photoOf([76, 0, 4], { seed: 4 })
    const reading = measureHair(white.image, white.mask)!
    expect(deltaE00(labFromHex(reading.hex)!, reading.lab)).toBeLessThan(1)
  })

  it('levels are read from roots to ends', () => {
    const hair = { roots: labOf(4, NATURAL), lengths: labOf(6, NATURAL), ends: labOf(9, NATURAL) }
    const { image, mask } = samplePhoto({ seed: 3, width: WIDTH, hair })
    const { roots, lengths, ends } = measureHair(image, mask)!.zones
    expect(roots!.level).toBeLessThan(lengths!.level - 0.5)
    expect(lengths!.level).toBeLessThan(ends!.level - 1)
  })

  it('a close-up has neither roots nor ends', () => {
    const lab = labOf(6, NATURAL)
    const image = renderHairLock({ width: 200, height: 260, seed: 2, roots: lab, lengths: lab, ends: lab })
    const { zones, level } = measureHair(image, fullMask(image))!
    expect(zones.roots).toBeNull()
    expect(zones.ends).toBeNull()
    expect(zones.lengths!.level).toBeCloseTo(level, 0)
  })

  it('the colours of highlighted hair are found, with shares that add up to one', () => {
    const hair = {
      roots: labOf(5, NATURAL),
      lengths: labOf(5, NATURAL),
      ends: labOf(5, NATURAL),
      highlights: { colour: labOf(9, NATURAL), share: 0.4 },
    }
    const { image, mask } = samplePhoto({ seed: 8, width: 330, hair })
    const reading = measureHair(image, mask)!
    const levels = reading.palette.map((colour) => colour.level)
    expect(Math.min(...levels)).toBeLessThanOrEqual(6)
    expect(Math.max(...levels)).toBeGreaterThan(7.5)
    expect(reading.palette.reduce((sum, colour) => sum + colour.share, 0)).toBeCloseTo(1, 9)
    const even = photoOf(labOf(5, NATURAL), { seed: 8 })
    const evenReading = measureHair(even.image, even.mask)!
    expect(reading.evenness).toBeLessThan(evenReading.evenness)
    expect(reading.strandContrast).toBeGreaterThan(evenReading.strandContrast)
    expect(evenReading.palette.length).toBeLessThan(4)
  })

  it.each([-0.7, 0, 0.7])('the level lies among those of the colours, at an exposure of %s stops', (exposure) => {
    const { image, mask } = photoOf(labOf(6, NATURAL), { exposure })
    const { level, palette } = measureHair(image, mask)!
    const levels = palette.map((colour) => colour.level)
    expect(level).toBeGreaterThan(Math.min(...levels) - 0.3)
    expect(level).toBeLessThan(Math.max(...levels) + 0.3)
  })
})

describe('the light of the photo', () => {
  const truth = labOf(7, NATURAL)
  const warm = [1.3, 0.97, 0.6] as const

  it('the light of a warm lamp is corrected if there is evidence of it', () => {
    const { image, mask } = photoOf(truth, { lamp: warm })
    const hair = collectHair(image, mask, [1, 1, 1])
    const all = Uint32Array.from({ length: hair.count }, (_, i) => i)
    const uncorrected = hueDistance(medianLab(hair, litHair(hair, all)), truth)
    const reading = measureHair(image, mask)!
    expect(hueDistance(reading.lab, truth)).toBeLessThan(uncorrected / 2)
    expect(Math.abs(reading.level - levelFromLab(truth))).toBeLessThan(reading.levelError)
    expect(reading.light.source).toBe('neutral')
    expect(reading.quality.map((note) => note.code)).toContain('colour-cast')
    expect(reading.levelError).toBeGreaterThan(measureHair(...asArguments(photoOf(truth)))!.levelError)
  })

  it('the light is taken from the tapped white object', () => {
    const { image, mask } = photoOf(truth, { lamp: warm, cape: '#C9C9C9', wall: '#B4583A' })
    const reading = measureHair(image, mask, { strokes: [], whitePoint: [0.2, 0.9] })!
    expect(reading.light.source).toBe('white-point')
    expect(hueDistance(reading.lab, truth)).toBeLessThan(2)
  })

  it('the tone is read in a strong cast as soon as something white was tapped', () => {
    const bulb = { lamp: [1.72, 0.94, 0.34], cape: '#C9C9C9', wall: '#B4583A' } as const
    const { image, mask } = photoOf(labOf(5, NATURAL), bulb)
    const read = (whitePoint: PhotoHints['whitePoint']) => measureHair(image, mask, { strokes: [], whitePoint })!
    const notesOf = ({ quality }: Reading) => quality.filter(({ code }) => code === 'colour-cast')
    const [untapped, white, coloured] = [read(null), read([0.2, 0.9]), read([0.04, 0.04])]
    expect(notesOf(untapped)).toEqual([{ code: 'colour-cast', severity: 'problem' }])
    expect(untapped.toneError).toBeNull()
    expect(notesOf(white)).toEqual([])
    expect(white.tone).toEqual(NATURAL)
    expect(notesOf(coloured)).toEqual([{ code: 'colour-cast', severity: 'problem' }])
  })

  it('the light is not corrected without evidence', () => {
    const image = renderHairLock({ width: 200, height: 260, seed: 2, roots: truth, lengths: truth, ends: truth })
    const { light } = measureHair(image, fullMask(image))!
    expect(light).toEqual({ gains: [1, 1, 1], confidence: 0, source: 'none' })
  })
})

describe('the level beside a face', () => {
  const wall = [0.04, 0.04] as const
  const levelBeside = (skin: string, tapped: Partial<PhotoHints> = {}) => {
    const { image, mask } = photoOf(labOf(6, NATURAL), { seed: 6, style: 'front', wall: '#B4B4B4', skin })
    return measureHair(image, mask, { strokes: [], whitePoint: null, ...tapped })!.level
  }

  it('the level depends on the skin beside it, but not where a grey card was tapped', () => {
    const [yellow, pale] = ['#D09A5C', '#E9CFC3']
    expect(levelBeside(pale)).toBeGreaterThan(levelBeside(yellow))
    expect(levelBeside(pale, { whitePoint: wall })).toBeGreaterThan(levelBeside(yellow, { whitePoint: wall }))
    expect(levelBeside(pale, { greyCard: wall })).toBe(levelBeside(yellow, { greyCard: wall }))
  })
})

describe('the notes about the photo', () => {
  const codesOf = ({ image, mask }: { image: RgbaImage; mask: HairMask }) =>
    measureHair(image, mask)!.quality.map((note) => note.code)
  const lab = labOf(6, NATURAL)

  it('a photo without faults has only the note good-light', () => {
    expect(codesOf(photoOf(lab, { width: 480 }))).toEqual(['good-light'])
  })

  it('the notes warn of darkness, burnt-out light, blur, little hair and small pictures', () => {
    expect(codesOf(photoOf(lab, { exposure: -3 }))).toContain('too-dark')
    expect(codesOf(photoOf(labOf(9, NATURAL), { exposure: 1.6 }))).toContain('clipped')
    const sharp = photoOf(lab)
    expect(codesOf({ ...sharp, image: boxBlur(sharp.image, 5) })).toContain('blurred')
    const few = new Uint8Array(sharp.mask.data.length)
    for (let y = 100; y < 130; y++) few.fill(255, y * WIDTH + 150, y * WIDTH + 180)
    expect(codesOf({ ...sharp, mask: { ...sharp.mask, data: few } })).toContain('little-hair')
    expect(codesOf(photoOf(lab, { width: 120 }))).toContain('low-resolution')
  })

  it('a black and white photo has the note no-colour and not good-light', () => {
    const coloured = photoOf(lab, { width: 480 })
    const data = new Uint8ClampedArray(coloured.image.data)
    for (let at = 0; at < data.length; at += 4)
      data.fill((data[at]! + data[at + 1]! * 2 + data[at + 2]!) / 4, at, at + 3)
    const { quality, levelError } = measureHair({ ...coloured.image, data }, coloured.mask)!
    expect(quality.map((note) => note.code)).toContain('no-colour')
    expect(quality.map((note) => note.code)).not.toContain('good-light')
    expect(levelError).toBeGreaterThan(measureHair(...asArguments(coloured))!.levelError)
  })

  it('a filter whose colours no camera produces has a note', () => {
    const plain = photoOf(labOf(7, tone('DORATO', 'full')), { wall: '#B99468', cape: '#6A4A8A' })
    const data = new Uint8ClampedArray(plain.image.data)
    for (let at = 0; at < data.length; at += 4) {
      const grey = (data[at]! + data[at + 1]! + data[at + 2]!) / 3
      for (let c = 0; c < 3; c++) data[at + c] = grey + 3.2 * (data[at + c]! - grey)
    }
    expect(codesOf(plain)).not.toContain('over-saturated')
    expect(codesOf({ ...plain, image: { ...plain.image, data } })).toContain('over-saturated')
  })

  it('every fault of a photo widens the error bar', () => {
    const good = measureHair(...asArguments(photoOf(lab)))!
    const dark = measureHair(...asArguments(photoOf(lab, { exposure: -3 })))!
    expect(dark.levelError).toBeGreaterThan(good.levelError)
    const { image, mask } = photoOf(lab)
    const unsure = measureHair(image, mask, undefined, { maskConfidence: 0.4 })!
    expect(unsure).toMatchObject({ level: good.level, lab: good.lab })
    expect(unsure.levelError).toBeGreaterThan(good.levelError + 0.3)
  })
})

describe('any picture', () => {
  it('a picture with an empty mask is not measured', () => {
    const { image, mask } = photoOf(labOf(6, NATURAL))
    expect(measureHair(image, { ...mask, data: new Uint8Array(mask.data.length) })).toBeNull()
  })

  it('any picture is measured deterministically, within bounds, without an exception', () => {
    const sizes = fc.record({ width: fc.integer({ min: 1, max: 24 }), height: fc.integer({ min: 1, max: 24 }) })
    const pictures = sizes.chain(({ width, height }) =>
      fc.record({
        image: bytes(width * height * 4).map((data): RgbaImage => ({ width, height, data })),
        mask: bytes(width * height).map((data): HairMask => ({ width, height, data })),
      }),
    )
    const points = fc.option(
      fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    )
    fc.assert(
      fc.property(pictures, points, ({ image, mask }, whitePoint) => {
        const reading = measureHair(image, mask, { strokes: [], whitePoint })
        expect(measureHair(image, mask, { strokes: [], whitePoint })).toEqual(reading)
        if (!reading) return
        expect(reading.level).toBeGreaterThanOrEqual(1)
        expect(reading.level).toBeLessThanOrEqual(10.9)
        for (const gain of reading.light.gains) {
          expect(gain).toBeGreaterThanOrEqual(GAIN_RANGE.min)
          expect(gain).toBeLessThanOrEqual(GAIN_RANGE.max)
        }
        expect(reading.palette.reduce((sum, colour) => sum + colour.share, 0)).toBeCloseTo(1, 9)
        expect(reading.evenness).toBeGreaterThanOrEqual(0)
        expect(Number.isFinite(reading.strandContrast + reading.levelError + reading.hairShare)).toBe(true)
      }),
      { numRuns: cases({ gate: 100, prove: 10_000 }), seed: testSeed },
    )
  })
})

/** Distance of two colours in a* and b*. */
function hueDistance(one: Lab, other: Lab): number {
  return Math.hypot(one[1] - other[1], one[2] - other[2])
}

function bytes(length: number) {
  return fc.uint8Array({ minLength: length, maxLength: length })
}

function asArguments({ image, mask }: { image: RgbaImage; mask: HairMask }): [RgbaImage, HairMask] {
  return [image, mask]
}

/** A square blur of the given reach. */
function boxBlur({ width, height, data }: RgbaImage, reach: number): RgbaImage {
  const out = new Uint8ClampedArray(data.length).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        let count = 0
        for (let dy = -reach; dy <= reach; dy++) {
          for (let dx = -reach; dx <= reach; dx++) {
            const px = x + dx
            const py = y + dy
            if (px < 0 || py < 0 || px >= width || py >= height) continue
            sum += data[(py * width + px) * 4 + channel]!
            count++
          }
        }
        out[(y * width + x) * 4 + channel] = sum / count
      }
    }
  }
  return { width, height, data: out }
}
