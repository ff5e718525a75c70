import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bmpOf } from '#testing/bmp'
import { BOMB_SIDE } from '#testing/bombs/bombs'
import { decodeImage } from './decode-image.ts'
import { decodingCost } from './decoding-cost.ts'

const WIDTH = 31
const HEIGHT = 20
/** Red grows to the right, green downwards. */
const rgb = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
  const [x, y] = [Math.floor(at / 3) % WIDTH, Math.floor(at / 3 / WIDTH)]
  return [x * 8, y * 12, 40][at % 3] ?? 0
})
const picture = { width: WIDTH, height: HEIGHT, rgb }
const gif = (delay?: number[]) => {
  const frame = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } }
  if (delay === undefined) return sharp(rgb, frame).gif().toBuffer()
  const pages = delay.map((_, index) => rgb.map((value) => value ^ index))
  const strip = { width: WIDTH, height: HEIGHT * delay.length, channels: 3 as const, pageHeight: HEIGHT }
  return sharp(Buffer.concat(pages), { raw: strip }).gif({ delay }).toBuffer()
}

const decode = (bytes: Uint8Array) => decodeImage(bytes, { maxSide: 1000 })
const codeOf = async (bytes: Uint8Array) => {
  const answer = await decode(bytes)
  return answer.ok ? 'decoded' : answer.code
}
/** The largest difference of a channel from the picture. */
const errorOf = async (bytes: Uint8Array) => {
  const answer = await decode(bytes)
  if (!answer.ok) throw new Error(answer.code)
  expect([answer.image.width, answer.image.height]).toEqual([WIDTH, HEIGHT])
  const { data } = answer.image
  return Math.max(...rgb.map((value, at) => Math.abs(value - (data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0))))
}
/** A copy with 16-bit numbers at places, little-endian. */
const changed = (file: Buffer, numbers: Readonly<Record<number, number>>) => {
  const copy = Buffer.from(file)
  for (const [at, value] of Object.entries(numbers)) copy.writeUInt16LE(value, Number(at))
  return copy
}
const descriptorOf = (file: Buffer) => file.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, WIDTH, 0, HEIGHT, 0]))

describe('a GIF', () => {
  test('a GIF is decoded', async () => {
    expect(await errorOf(await gif())).toBeLessThanOrEqual(16)
  })

  test('a GIF is refused with several frames, before the decoder reads them', async () => {
    expect(await codeOf(await gif([100, 100]))).toBe('image-animated')
    const still = await gif()
    const frame = still.subarray(descriptorOf(still), -1)
    const thousands = Buffer.concat([still.subarray(0, -1), ...Array(9000).fill(frame), still.subarray(-1)])
    expect(await codeOf(thousands)).toBe('image-animated')
  })

  test('a GIF is refused truncated, at whichever byte', async () => {
    const whole = await gif()
    const codes = new Set<string>()
    for (let length = 6; length < whole.length; length += 7) codes.add(await codeOf(whole.subarray(0, length)))
    codes.add(await codeOf(whole.subarray(0, -1)))
    expect([...codes]).toEqual(['image-broken'])
  })

  test('a GIF is refused with more blocks than a photo has', async () => {
    const still = await gif()
    const comments = Buffer.from([0x21, 0xfe, 0]).toString('latin1').repeat(100_000)
    const stuffed = [still.subarray(0, -1), Buffer.from(comments, 'latin1'), still.subarray(-1)]
    expect(await codeOf(Buffer.concat(stuffed))).toBe('image-broken')
  })

  test('a GIF is refused with too many pixels, of its screen or of its frame', async () => {
    const whole = await gif()
    expect(await codeOf(changed(whole, { 6: 60_000, 8: 60_000 }))).toBe('image-too-many-pixels')
    const at = descriptorOf(whole)
    expect(await codeOf(changed(whole, { [at + 5]: 60_000, [at + 7]: 60_000 }))).toBe('image-too-many-pixels')
  })

  test('a GIF costs the memory of its screen', async () => {
    const { bytes, growth } = decodingCost(changed(await gif(), { 6: BOMB_SIDE, 8: BOMB_SIDE }))
    expect({ bytes, growth }).toEqual({ bytes: 7 * BOMB_SIDE ** 2, growth: null })
  })
})

describe('a BMP', () => {
  test.each([
    ['of 24 bits', {}],
    ['of 32 bits', { bits: 32 }],
    ['stored from the top', { isFromTop: true }],
  ] as const)('%s is decoded', async (_name, options) => {
    expect(await errorOf(bmpOf(picture, options))).toBe(0)
  })

  test('a BMP is refused truncated', async () => {
    const whole = bmpOf(picture)
    for (const length of [54, 300, whole.length - 1]) {
      expect(await codeOf(whole.subarray(0, length))).toBe('image-broken')
    }
    expect(await codeOf(changed(whole, { 18: 0 }))).toBe('image-broken')
  })

  test('a BMP is refused with too many pixels', async () => {
    expect(await codeOf(changed(bmpOf(picture), { 18: 60_000, 22: 60_000 }))).toBe('image-too-many-pixels')
    expect(await codeOf(changed(bmpOf(picture), { 20: 0x7fff, 24: 0x8000 }))).toBe('image-too-many-pixels')
  })

  test.each([
    ['with a palette', { 28: 8 }],
    ['compressed', { 30: 1 }],
    ['of OS/2', { 14: 12 }],
  ])('%s is no format that is read', async (_name, numbers) => {
    expect(await codeOf(changed(bmpOf(picture), numbers))).toBe('image-unsupported')
  })
})
