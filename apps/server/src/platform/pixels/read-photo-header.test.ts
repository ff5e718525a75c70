import { cases, testSeed } from '@riflesso/testing'
import { readPhotoHeader, recognisePhoto } from '@riflesso/vision/file'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { BOMB_SIDE, BOMBS, bomb } from '#testing/bombs/bombs'

const headerOf = (bytes: Uint8Array) => {
  const recognised = recognisePhoto(bytes)
  return recognised.ok ? readPhotoHeader(bytes, recognised.format) : null
}

const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 40, height: 24, channels, background: { r: 90, g: 60, b: 40, alpha: 0.5 } } })
const size = { width: 40, height: 24 }

describe('readPhotoHeader', () => {
  test.each([
    ['a JPEG', picture().jpeg(), { format: 'jpeg', samplesPerPixel: 1.5, isBuffered: false, isInk: false }],
    ['a JPEG of ink', picture().toColourspace('cmyk').jpeg(), { isInk: true }],
    ['a JPEG with all its colour', picture().jpeg({ chromaSubsampling: '4:4:4' }), { samplesPerPixel: 3 }],
    ['a progressive JPEG', picture().jpeg({ progressive: true }), { isBuffered: true }],
    ['a PNG', picture().png(), { format: 'png', bytesPerPixel: 4, isInterlaced: false }],
    [
      'an interlaced PNG of 16 bits',
      picture(4).toColourspace('rgb16').png({ progressive: true }),
      { bytesPerPixel: 8, isInterlaced: true },
    ],
    ['a WebP', picture().webp(), { format: 'webp', isLossless: false, hasAlpha: false }],
    ['a transparent WebP', picture(4).webp(), { hasAlpha: true }],
    ['a WebP without loss', picture().webp({ lossless: true }), { isLossless: true }],
    [
      'an AVIF',
      picture().avif({ chromaSubsampling: '4:2:0', effort: 0 }),
      { format: 'avif', isDeep: false, hasFullColour: false, hasAlpha: false },
    ],
    [
      'a deep transparent AVIF',
      picture(4).avif({ bitdepth: 10, chromaSubsampling: '4:4:4', effort: 0 }),
      { isDeep: true, hasFullColour: true, hasAlpha: true },
    ],
  ] as const)('reads what %s declares', async (_name, made, expected) => {
    expect(headerOf(await made.toBuffer())).toMatchObject({ ...size, ...expected })
  })

  test.each(BOMBS)('readPhotoHeader reads the size of %s', (name) => {
    expect(headerOf(bomb(name))).toMatchObject({ width: BOMB_SIDE, height: BOMB_SIDE })
  })

  test('readPhotoHeader returns quickly, whatever the bytes', () => {
    const files = BOMBS.map(bomb)
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat({ max: 400 }),
        fc.array(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 255 })), { maxLength: 8 }),
        (file, length, changes) => {
          const broken = Uint8Array.from(file.subarray(0, length))
          for (const [at, value] of changes) if (at < broken.length) broken[at] = value
          const header = headerOf(broken)
          expect(header === null || header.width * header.height >= 0).toBe(true)
        },
      ),
      { seed: testSeed, numRuns: cases({ gate: 2000, prove: 200_000 }) },
    )
  })
})
