import sharp from 'sharp'
import { quadrantsHeic } from '#platform/pixels/fixtures/quadrants-heic'
import { samplePhoto } from '../photos.ts'
import type { Dice } from './dice.ts'

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
  ]
  return [...(await Promise.all(made.map((image) => image.toBuffer()))), quadrantsHeic()]
}

/** Offsets of sizes, counts and types. */
const HEAD = 256
const MOST_MUTATIONS = 4
const NUMBERS = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]

type Mutation = (bytes: Buffer, dice: Dice, others: readonly Buffer[]) => Buffer

const placeIn = (bytes: Buffer, dice: Dice): number =>
  dice.below(Math.max(1, dice.chance(0.5) ? Math.min(HEAD, bytes.length) : bytes.length))

const without = (bytes: Buffer, from: number, to: number) =>
  Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
const withInserted = (bytes: Buffer, at: number, part: Uint8Array) =>
  Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])

const MUTATIONS: readonly Mutation[] = [
  // A flipped bit.
  (bytes, dice) => {
    const at = placeIn(bytes, dice)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << dice.below(8))
    return bytes
  },
  // A number at its limits, in either order of bytes.
  (bytes, dice) => {
    const width = dice.pick([1, 2, 4])
    const at = placeIn(bytes, dice)
    if (at + width > bytes.length) return bytes
    const value = dice.pick(NUMBERS) % 2 ** (8 * width)
    if (dice.chance(0.5)) bytes.writeUIntBE(value, at, width)
    else bytes.writeUIntLE(value, at, width)
    return bytes
  },
  // The end is missing.
  (bytes, dice) => bytes.subarray(0, dice.below(bytes.length + 1)),
  // A part is missing, doubled, of another picture, or noise.
  (bytes, dice) => {
    const at = placeIn(bytes, dice)
    return without(bytes, at, at + 1 + dice.below(64))
  },
  (bytes, dice) => {
    const at = placeIn(bytes, dice)
    return withInserted(bytes, at, bytes.subarray(at, at + 1 + dice.below(256)))
  },
  (bytes, dice, others) => {
    const other = dice.pick(others)
    const from = placeIn(other, dice)
    return withInserted(bytes, placeIn(bytes, dice), other.subarray(from, from + 1 + dice.below(256)))
  },
  (bytes, dice) => {
    const noise = Buffer.from(Array.from({ length: 1 + dice.below(32) }, () => dice.below(256)))
    const at = placeIn(bytes, dice)
    return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at + noise.length)])
  },
]

/** A picture corrupted in one to four places. */
export function mutatedImage(seeds: readonly Buffer[], dice: Dice): Buffer {
  let bytes = Buffer.from(dice.pick(seeds))
  for (let left = 1 + dice.below(MOST_MUTATIONS); left > 0; left--) {
    bytes = Buffer.from(dice.pick(MUTATIONS)(bytes, dice, seeds))
  }
  return bytes
}
