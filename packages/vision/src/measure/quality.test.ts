import { type Lab, labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import { byteOfLinear, LINEAR_OF_BYTE } from '../colour/srgb.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import type { QualityCode } from '../reading.ts'
import type { SamplePhoto, SamplePhotoOptions } from '../testing/hair/sample-photo.ts'
import { samplePhoto } from '../testing/sample-photo.ts'
import { measureHair } from './measure-hair.ts'

const WIDTH = 300
const natural = (level: number) => labOf(level, NATURAL_TONE)

function photoOf(lab: Lab, more: Partial<SamplePhotoOptions> = {}): SamplePhoto {
  return samplePhoto({
    seed: 31,
    width: WIDTH,
    ...more,
    hair: { roots: lab, lengths: lab, ends: lab, ...more.hair },
  })
}

function codesOf({ image, mask }: SamplePhoto): readonly QualityCode[] {
  return measureHair(image, mask)!.quality.map((note) => note.code)
}

type Linear = [r: number, g: number, b: number]

/** The photo with every pixel's linear light changed. */
function changed(
  { image, mask }: SamplePhoto,
  change: (light: Linear, x: number, y: number, place: number) => Linear,
): SamplePhoto {
  const data = new Uint8ClampedArray(image.data)
  for (let place = 0; place < image.width * image.height; place++) {
    const own = [0, 1, 2].map((c) => LINEAR_OF_BYTE[data[place * 4 + c]!]!) as Linear
    const light = change(own, place % image.width, Math.floor(place / image.width), place)
    for (const c of [0, 1, 2] as const) data[place * 4 + c] = byteOfLinear(light[c])
  }
  return { image: { ...image, data }, mask }
}

/** Wet hair: darker, with narrow white lines on raised strands. */
function wetted(photo: SamplePhoto): SamplePhoto {
  const { image, mask } = photo
  const reach = 5
  return changed(photo, (light, x, _, place) => {
    if (mask.data[place]! < 128 || x < reach || x >= image.width - reach) return light
    let around = 0
    for (let step = -reach; step <= reach; step++) around += greenAt(image, place + step) / (2 * reach + 1)
    const ridge = light[1] / (around + 1e-4)
    const glint = 0.4 * Math.min(1, Math.max(0, (ridge - 1.12) / 0.25))
    return light.map((channel) => 0.45 * channel + glint) as Linear
  })
}

function greenAt({ data }: RgbaImage, place: number): number {
  return LINEAR_OF_BYTE[data[place * 4 + 1]!]!
}

function withGlowFrom(photo: SamplePhoto, lamp: Linear): SamplePhoto {
  return changed(photo, (light, x) => {
    const share = x < photo.image.width / 2 ? 0 : 1
    return light.map((channel, c) => channel * (share === 0 ? 1 : lamp[c]!)) as Linear
  })
}

function oneCorner(mask: HairMask): HairMask {
  const data = new Uint8Array(mask.data.length)
  for (let y = 120; y < 150; y++) data.fill(255, y * mask.width + 180, y * mask.width + 215)
  return { ...mask, data }
}

describe('each note appears when its fault is present', () => {
  const plain = photoOf(natural(6))
  const troubled: readonly (readonly [QualityCode, SamplePhoto])[] = [
    ['too-dark', photoOf(natural(6), { exposure: -3 })],
    ['too-bright', photoOf(natural(10), { exposure: 1.5 })],
    ['clipped', photoOf(natural(9), { exposure: 1.6 })],
    ['mixed-light', withGlowFrom(photoOf(natural(6), { wall: '#E8E8E8' }), [1.3, 0.97, 0.58])],
    ['colour-cast', photoOf(natural(6), { lamp: [1.35, 0.96, 0.5] })],
    ['over-saturated', changed(photoOf(natural(7), { wall: '#B99468', cape: '#6A4A8A' }), saturated)],
    ['no-colour', changed(plain, ([r, g, b]) => Array(3).fill((r + 2 * g + b) / 4) as Linear)],
    ['little-hair', { ...plain, mask: oneCorner(plain.mask) }],
    ['low-resolution', photoOf(natural(6), { width: 120 })],
    ['wet-look', wetted(plain)],
    ['wet-look', wetted(photoOf(natural(3), { seed: 5 }))],
    ['wet-look', wetted(photoOf(natural(8), { seed: 6, hair: { ...dyed(8), wave: 'curly' } }))],
  ]

  it.each(troubled)('%s', (code, photo) => {
    expect(codesOf(photo)).toContain(code)
  })

  it('good-light, without any fault', () => {
    expect(codesOf(photoOf(natural(6), { width: 480 }))).toEqual(['good-light'])
  })
})

it('a blue backdrop without red is no filter', () => {
  const backdrop = photoOf(natural(6), { wall: '#0038B8' })
  expect(codesOf(backdrop)).not.toContain('over-saturated')
  expect(codesOf(changed(backdrop, saturated))).toContain('over-saturated')
})

it.each([2, 4, 6, 8, 9])('no note but good-light appears for a good photo of level %i, dull or glossy', (level) => {
  for (const gloss of [0.3, 1, 1.5]) {
    const photo = photoOf(natural(level), { width: 480, hair: { ...dyed(level), gloss } })
    expect(codesOf(photo)).toEqual(['good-light'])
  }
})

it('does not report highlights or white strands as wet hair', () => {
  for (const colour of [natural(9), natural(10), [82, 0, 4] as const]) {
    const photo = photoOf(natural(5), { hair: { ...dyed(5), highlights: { colour, share: 0.3 } } })
    expect(codesOf(photo)).not.toContain('wet-look')
  }
})

it('widens the error bar of wet hair, which reads darker than it is', () => {
  const dry = photoOf(natural(6))
  const wet = wetted(dry)
  const [dryReading, wetReading] = [dry, wet].map(({ image, mask }) => measureHair(image, mask)!)
  expect(wetReading!.level).toBeLessThan(dryReading!.level)
  expect(wetReading!.levelError).toBeGreaterThan(dryReading!.levelError)
})

function dyed(level: number): SamplePhotoOptions['hair'] {
  return { roots: natural(level), lengths: natural(level), ends: natural(level) }
}

function saturated([r, g, b]: Linear): Linear {
  const grey = (r + g + b) / 3
  return [grey + 3.2 * (r - grey), grey + 3.2 * (g - grey), grey + 3.2 * (b - grey)]
}
