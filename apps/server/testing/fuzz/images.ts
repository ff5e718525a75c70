import sharp from 'sharp'
import { nclxProperty, quadrantsHeic } from '#platform/pixels/fixtures/quadrants-heic'
import { bmpOf } from '../bmp.ts'
import { cicp, gama, pngWith } from '../photos/colour-files.ts'
import { samplePhoto } from '../photos.ts'
import type { RandomChoices } from './random-choices.ts'

/** Longest side of the pictures that are mutated, pixels: small ones are measured quickly. */
const SIDE = 96

/** Small pictures of every accepted format, in every pixel layout that sharp can write. */
export async function seedImages(): Promise<readonly Buffer[]> {
  const small = () => samplePhoto('prima').then((photo) => sharp(photo).resize(SIDE, SIDE, { fit: 'inside' }))
  const made = [
    (await small()).jpeg({ quality: 80 }),
    (await small()).jpeg({ progressive: true }).withExif({ IFD0: { Make: 'Camera', Orientation: '6' } }),
    (await small()).toColourspace('cmyk').jpeg(),
    (await small()).greyscale().jpeg(),
    (await small()).jpeg().withIccProfile('p3'),
    (await small()).png(),
    (await small()).png({ palette: true, colours: 32 }),
    (await small()).png({ progressive: true }).toColourspace('rgb16'),
    (await small()).ensureAlpha(0.5).png(),
    (await small()).webp(),
    (await small()).webp({ lossless: true }),
    (await small()).avif({ effort: 0 }),
    (await small()).gif(),
    (await small()).tiff({ compression: 'lzw' }),
    (await small()).tiff({ compression: 'jpeg', tile: true }),
  ]
  const { data: rgb, info } = await (await small()).raw().toBuffer({ resolveWithObject: true })
  const bmp = bmpOf({ width: info.width, height: info.height, rgb })
  const numbered = pngWith(await (await small()).png().toBuffer(), cicp(12, 13), gama(50_000))
  return [
    ...(await Promise.all(made.map((image) => image.toBuffer()))),
    quadrantsHeic(),
    quadrantsHeic(nclxProperty(12)),
    bmp,
    numbered,
  ]
}

/** Offsets of sizes, counts and types. */
const HEAD = 256
const MAX_MUTATIONS = 4
const NUMBERS = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]

type Mutation = (bytes: Buffer, random: RandomChoices, others: readonly Buffer[]) => Buffer

const placeIn = (bytes: Buffer, random: RandomChoices): number =>
  random.below(Math.max(1, random.chance(0.5) ? Math.min(HEAD, bytes.length) : bytes.length))

const without = (bytes: Buffer, from: number, to: number) =>
  Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
const withInserted = (bytes: Buffer, at: number, part: Uint8Array) =>
  Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])

const MUTATIONS: readonly Mutation[] = [
  // A flipped bit.
  (bytes, random) => {
    const at = placeIn(bytes, random)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8))
    return bytes
  },
  // A number at its limits, in either order of bytes.
  (bytes, random) => {
    const width = random.pick([1, 2, 4])
    const at = placeIn(bytes, random)
    if (at + width > bytes.length) return bytes
    const value = random.pick(NUMBERS) % 2 ** (8 * width)
    if (random.chance(0.5)) bytes.writeUIntBE(value, at, width)
    else bytes.writeUIntLE(value, at, width)
    return bytes
  },
  // The end is missing.
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  // A part is missing, doubled, of another picture, or noise.
  (bytes, random) => {
    const at = placeIn(bytes, random)
    return without(bytes, at, at + 1 + random.below(64))
  },
  (bytes, random) => {
    const at = placeIn(bytes, random)
    return withInserted(bytes, at, bytes.subarray(at, at + 1 + random.below(256)))
  },
  (bytes, random, others) => {
    const other = random.pick(others)
    const from = placeIn(other, random)
    return withInserted(bytes, placeIn(bytes, random), other.subarray(from, from + 1 + random.below(256)))
  },
  (bytes, random) => {
    const noise = Buffer.from(Array.from({ length: 1 + random.below(32) }, () => random.below(256)))
    const at = placeIn(bytes, random)
    return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at + noise.length)])
  },
]

/** A picture corrupted in one to four places. */
export function mutatedImage(seeds: readonly Buffer[], random: RandomChoices): Buffer {
  let bytes = Buffer.from(random.pick(seeds))
  for (let left = 1 + random.below(MAX_MUTATIONS); left > 0; left--) {
    bytes = Buffer.from(random.pick(MUTATIONS)(bytes, random, seeds))
  }
  return bytes
}
