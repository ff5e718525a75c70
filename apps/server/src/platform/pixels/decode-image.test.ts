import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_IMAGE_BYTES } from '@riflesso/contract'
import type { RgbaImage } from '@riflesso/vision'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { photosFolder } from '#testing/photos/photos-folder'
import { decodeImage } from './decode-image.ts'
import {
  iccProperty,
  nclxProperty,
  QUADRANT_COLOURS,
  quadrantsHeic,
  rotationProperty,
} from './fixtures/quadrants-heic.ts'

const WIDTH = 96
const HEIGHT = 64

/** The colour of the upright picture: four quadrants. */
const quadrantColour = (x: number, y: number) => QUADRANT_COLOURS[(y < HEIGHT / 2 ? 0 : 2) + (x < WIDTH / 2 ? 0 : 1)]!

const paint = (width: number, height: number, colour: (x: number, y: number) => readonly number[]): Sharp => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(colour(x, y), (y * width + x) * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const quadrants = () => paint(WIDTH, HEIGHT, quadrantColour)

/** How a camera stores the upright picture under each EXIF orientation, 1 to 8: stored place -> upright place. */
const STORED_AS: readonly ((x: number, y: number) => readonly [x: number, y: number])[] = [
  (x, y) => [x, y],
  (x, y) => [WIDTH - 1 - x, y],
  (x, y) => [WIDTH - 1 - x, HEIGHT - 1 - y],
  (x, y) => [x, HEIGHT - 1 - y],
  (x, y) => [y, x],
  (x, y) => [WIDTH - 1 - y, x],
  (x, y) => [WIDTH - 1 - y, HEIGHT - 1 - x],
  (x, y) => [y, HEIGHT - 1 - x],
]

const decoded = async (bytes: Uint8Array, maxSide = 1000) => {
  const answer = await decodeImage(bytes, { maxSide })
  if (!answer.ok) throw new Error(answer.code)
  return answer
}

const colourAt = (image: RgbaImage, x: number, y: number) => {
  const start = (Math.floor(y * image.height) * image.width + Math.floor(x * image.width)) * 4
  return [...image.data.subarray(start, start + 3)]
}

/** The largest difference of a channel at the middles of the quadrants. */
const quadrantError = (image: RgbaImage) => {
  const places = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const
  const errors = places.flatMap(([x, y], index) =>
    colourAt(image, x, y).map((value, channel) => Math.abs(value - QUADRANT_COLOURS[index]![channel]!)),
  )
  return Math.max(...errors)
}

const codeOf = async (bytes: Uint8Array) => {
  const answer = await decodeImage(bytes, { maxSide: 1000 })
  return answer.ok ? 'decoded' : answer.code
}

const withChunk = (png: Buffer, type: string) => {
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from(type, 'latin1'), Buffer.alloc(12)])
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

describe('decodeImage converts every format to upright sRGB', () => {
  const made: readonly (readonly [name: string, make: () => Promise<Buffer>, tolerance: number])[] = [
    ['JPEG', () => quadrants().jpeg({ quality: 95 }).toBuffer(), 4],
    ['progressive JPEG', () => quadrants().jpeg({ quality: 95, progressive: true }).toBuffer(), 4],
    ['JPEG in Display P3', () => quadrants().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(), 4],
    ['PNG', () => quadrants().png().toBuffer(), 0],
    ['PNG in Display P3', () => quadrants().withIccProfile('p3').png().toBuffer(), 2],
    ['PNG of 16 bits', () => quadrants().toColourspace('rgb16').png().toBuffer(), 1],
    ['PNG with a palette', () => quadrants().png({ palette: true }).toBuffer(), 2],
    ['PNG with an alpha channel', () => quadrants().ensureAlpha().png().toBuffer(), 0],
    ['WebP', () => quadrants().webp({ quality: 95 }).toBuffer(), 6],
    ['lossless WebP', () => quadrants().webp({ lossless: true }).toBuffer(), 0],
    ['AVIF', () => quadrants().avif({ quality: 95, effort: 0 }).toBuffer(), 6],
    ['AVIF in Display P3', () => quadrants().withIccProfile('p3').avif({ quality: 95, effort: 0 }).toBuffer(), 6],
    ['CMYK JPEG with its profile', () => quadrants().withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(), 40],
  ]
  it.each(made)('decodeImage converts every format to upright sRGB %s', async (_, make, tolerance) => {
    const answer = await decoded(await make())
    expect([answer.width, answer.height]).toEqual([WIDTH, HEIGHT])
    expect(answer.image.data).toHaveLength(WIDTH * HEIGHT * 4)
    expect(quadrantError(answer.image)).toBeLessThanOrEqual(tolerance)
  })

  it('decodeImage converts every format to upright sRGB CMYK JPEG without a profile as plain ink', async () => {
    const jpeg = await quadrants().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
    expect((await sharp(jpeg).metadata()).hasProfile).toBe(false)
    const ink = await sharp(jpeg).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer()
    const at = ((HEIGHT / 4) * WIDTH + WIDTH / 4) * 4
    const [c = 0, m = 0, y = 0, k = 0] = ink.subarray(at, at + 4)
    const plain = [c, m, y].map((value) => 255 * (1 - value / 255) * (1 - k / 255))
    const { image } = await decoded(jpeg)
    for (const [channel, value] of colourAt(image, 0.25, 0.25).entries()) {
      expect(Math.abs(value - (plain[channel] ?? 0))).toBeLessThanOrEqual(1)
    }
    expect(image.data[3]).toBe(255)
  })

  it('decodeImage converts every format to upright sRGB grey JPEG as three equal channels', async () => {
    const { image } = await decoded(await quadrants().greyscale().jpeg().toBuffer())
    const [r, g, b] = colourAt(image, 0.25, 0.25)
    expect([g, b]).toEqual([r, r])
    expect(image.data[3]).toBe(255)
  })

  it('decodeImage converts every format to upright sRGB transparent pixels as white, half transparent ones mixed with it', async () => {
    const half = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    const [r, g, b] = colourAt((await decoded(half)).image, 0.5, 0.5)
    expect(r).toBeCloseTo(227.5, -0.5)
    expect(g).toBeCloseTo(127.5, -0.5)
    expect(b).toBe(g)
  })

  it('decodeImage converts every format to upright sRGB each of the eight EXIF orientations, once', async () => {
    for (const [index, uprightPlace] of STORED_AS.entries()) {
      const [width, height] = index < 4 ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH]
      const stored = await paint(width, height, (x, y) => quadrantColour(...uprightPlace(x, y)))
        .withMetadata({ orientation: index + 1 })
        .jpeg({ quality: 95 })
        .toBuffer()
      const answer = await decoded(stored)
      expect([answer.width, answer.height], `orientation ${index + 1}`).toEqual([WIDTH, HEIGHT])
      expect(quadrantError(answer.image), `orientation ${index + 1}`).toBeLessThanOrEqual(6)
    }
  })

  it('decodeImage converts every format to upright sRGB reduced to the requested side, keeping the proportions, and never enlarged', async () => {
    const jpeg = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer()
    const { image, width, height } = await decoded(jpeg, 250)
    expect([image.width, image.height, width, height]).toEqual([250, 150, 1000, 600])
    expect((await decoded(jpeg, 4000)).image.width).toBe(1000)
  })
})

describe('decodeImage reads HEIC', () => {
  const p3Profile = async () => (await sharp(await quadrants().withIccProfile('p3').png().toBuffer()).metadata()).icc!

  it('decodeImage reads HEIC with the embedded ICC profile', async () => {
    const { image, format } = await decoded(quadrantsHeic(iccProperty(await p3Profile())))
    expect(format).toBe('heic')
    expect(quadrantError(image)).toBeLessThanOrEqual(6)
  })

  it('decodeImage reads HEIC with the primaries of an nclx box', async () => {
    expect(quadrantError((await decoded(quadrantsHeic(nclxProperty(12)))).image)).toBeLessThanOrEqual(6)
    // With BT.709 primaries the same values are other colours: the box is used.
    expect(quadrantError((await decoded(quadrantsHeic(nclxProperty(1)))).image)).toBeGreaterThan(10)
  })

  it('decodeImage reads HEIC turned once by its rotation box', async () => {
    const { image, width, height } = await decoded(quadrantsHeic(nclxProperty(12), rotationProperty(1)))
    expect([width, height]).toEqual([HEIGHT, WIDTH])
    expect(colourAt(image, 0.25, 0.25)[2]).toBeGreaterThan(180)
    expect(colourAt(image, 0.25, 0.75)[0]).toBeGreaterThan(160)
  })

  it('decodeImage reads HEIC refuses a truncated file', async () => {
    const whole = quadrantsHeic()
    expect(await codeOf(whole.subarray(0, 360))).toBe('image-broken')
    expect(await codeOf(whole.subarray(0, 200))).toBe('image-broken')
  })
})

describe('decodeImage refuses', () => {
  it('decodeImage refuses files beyond 10 MB, but not one of exactly 10 MB', async () => {
    const jpeg = await quadrants().jpeg().toBuffer()
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
    expect(await codeOf(padded(MAX_IMAGE_BYTES))).toBe('decoded')
    expect(await codeOf(padded(MAX_IMAGE_BYTES + 1))).toBe('image-too-large')
  })

  it('decodeImage refuses more than 60 megapixels', async () => {
    const big = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(await codeOf(big)).toBe('image-too-many-pixels')
    expect(await codeOf(big.subarray(0, 200))).toBe('image-too-many-pixels')
  })

  it('decodeImage refuses more than 60 megapixels by the header of a file that is also broken', async () => {
    const png = await quadrants().png().toBuffer()
    png.writeUInt32BE(2_000_000_000, 16)
    expect(await codeOf(png)).toBe('image-too-many-pixels')
    // RFC 9649: the size of a frame in 14 bits each, that of a canvas less one in 24.
    const frame = await quadrants().webp().toBuffer()
    frame.writeUInt16LE(9000, 26)
    frame.writeUInt16LE(7000, 28)
    const canvas = await quadrants().ensureAlpha(0.5).webp().toBuffer()
    canvas.writeUIntLE(9000 - 1, 24, 3)
    canvas.writeUIntLE(7000 - 1, 27, 3)
    expect([frame, canvas].map((webp) => webp.toString('latin1', 12, 16))).toEqual(['VP8 ', 'VP8X'])
    for (const webp of [frame, canvas]) expect(await codeOf(webp.subarray(0, 100))).toBe('image-too-many-pixels')
  })

  it('decodeImage refuses files that are not photos', async () => {
    expect(await codeOf(Buffer.alloc(0))).toBe('image-broken')
    expect(await codeOf(Buffer.from('not a picture'))).toBe('image-unsupported')
    expect(await codeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
      'image-unsupported',
    )
    expect(await codeOf(Buffer.from('<?xml version="1.0"?><svg width="9" height="9"/>'))).toBe('image-unsupported')
    expect(await codeOf(Buffer.from('\u0000\u0000\u0000\u0018ftypisom', 'latin1'))).toBe('image-unsupported')
  })

  it('decodeImage refuses animations', async () => {
    const frame = await quadrants().png().toBuffer()
    const flipped = await quadrants().flip().png().toBuffer()
    const frames = await sharp([frame, flipped], { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await codeOf(frames)).toBe('image-animated')
    expect(await codeOf(withChunk(await quadrants().png().toBuffer(), 'acTL'))).toBe('image-animated')
    const sequence = quadrantsHeic()
    sequence.write('hevc', 8, 'latin1')
    expect(await codeOf(sequence)).toBe('image-animated')
  })

  it('decodeImage refuses truncated and damaged files', async () => {
    for (const make of [quadrants().jpeg(), quadrants().png(), quadrants().webp()]) {
      const bytes = await make.toBuffer()
      expect(await codeOf(bytes.subarray(0, bytes.length * 0.6))).toBe('image-broken')
      expect(await codeOf(bytes.subarray(0, 40))).toBe('image-broken')
    }
  })
})

if (photosFolder === null) process.stdout.write('The photos folder is absent: its files are not decoded in this run.\n')

describe.skipIf(photosFolder === null)('decodeImage on the photos folder', () => {
  const read = (path: string) => readFileSync(join(photosFolder ?? '', path))

  /** Mean difference of the channels, 0-255. */
  const difference = (a: RgbaImage, b: RgbaImage) => {
    expect([a.width, a.height]).toEqual([b.width, b.height])
    let sum = 0
    for (let at = 0; at < a.data.length; at++) sum += Math.abs(a.data[at]! - b.data[at]!)
    return sum / (a.width * a.height * 3)
  }

  it.each([
    ['auburn_16bit.png', 0.1],
    ['auburn_adobergb.jpg', 2],
    ['auburn.avif', 3],
    ['auburn_baseline.jpg', 2],
    ['auburn_cmyk_noprofile.jpg', 2],
    ['auburn_displayp3.jpg', 2],
    ['auburn_halfalpha.png', 0.1],
    ['auburn_lossless.webp', 0.1],
    ['auburn_lossy.webp', 3],
    ['auburn_palette.png', 3],
    ['auburn_progressive.jpg', 2],
    ['auburn.heic', 2],
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [`auburn_orient${orientation}.jpg`, 2] as const),
  ] as const)('%s looks like the reference', async (name, tolerance) => {
    const reference = await decoded(read('formats/auburn_reference.png'))
    const answer = await decoded(read(`formats/${name}`))
    expect(difference(answer.image, reference.image)).toBeLessThanOrEqual(tolerance)
  })

  it.each([
    ['bomb_12000x12000.png', 'image-too-many-pixels'],
    ['empty.jpg', 'image-broken'],
    ['half.jpg', 'image-broken'],
    ['head_only.jpg', 'image-broken'],
    ['header_2e9.png', 'image-too-many-pixels'],
    ['heic_inside.jpg', 'decoded'],
    ['png_inside.jpg', 'decoded'],
    ['text.jpg', 'image-unsupported'],
  ])('bad/%s answers %s', async (name, code) => {
    expect(await codeOf(read(`bad/${name}`))).toBe(code)
  })
})
