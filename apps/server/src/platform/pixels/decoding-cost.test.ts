import { expect, test } from 'vitest'
import { BOMBS, bomb, lyingBomb } from '#testing/bombs/bombs'
import { decodingCost, roomForDecoding } from './decoding-cost.ts'

const MEGABYTE = 2 ** 20
const GRANTED = 2048 * MEGABYTE

test.each([
  ['PNG, 16 bits, interlaced', 450, 500, false],
  ['JPEG, progressive, CMYK', 450, 500, false],
  ['WebP, lossless', 280, 300, false],
  ['AVIF, 8 bits', 1000, 1200, true],
  ['AVIF, 10 bits, 4:4:4, alpha', 1700, 1900, true],
  ['HEIC, 8 bits', 800, 900, true],
  ['HEIC, 10 bits, 4:4:4, alpha', 1500, 1700, true],
] as const)('%s costs what its decoder was seen to take: %i to %i MB', (name, least, most, isApart) => {
  const { bytes, growth } = decodingCost(bomb(name))
  expect(bytes / MEGABYTE).toBeGreaterThan(least)
  expect(bytes / MEGABYTE).toBeLessThan(most)
  expect(growth !== null).toBe(isApart)
})

test('each kind of decompression bomb has its cost above', () => {
  expect(BOMBS).toHaveLength(7)
})

test('the cost follows a false header, which also limits the process', () => {
  const { growth } = decodingCost(lyingBomb('AVIF, 10 bits, 4:4:4, alpha', 64))
  expect((growth ?? 0) / MEGABYTE).toBeLessThan(100)
})

test('a file that is not a photo costs nothing', () => {
  expect(decodingCost(Buffer.from('text'))).toEqual({ bytes: 0, growth: null })
})

test('a server with 2 GB has memory for the largest photo of a phone', () => {
  // 48 megapixels, HEIC with a profile and a gain map.
  const largest = (48_000_000 * (11 + 4 + 4)) / MEGABYTE + 206
  for (const threads of [1, 2]) expect(roomForDecoding(threads, GRANTED) / MEGABYTE).toBeGreaterThan(largest)
  expect(roomForDecoding(4, GRANTED)).toBeLessThan(GRANTED / 2)
  expect(roomForDecoding(2)).toBeGreaterThan(0)
})
