import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  CHROMATICITIES,
  chrm,
  cicp,
  gama,
  iccp,
  jpegWithProfile,
  pngWith,
  srgbChunk,
  withNclx,
} from '#testing/photos/colour-files'
import { decodeImage } from './decode-image.ts'
import { nclxProperty, quadrantsHeic } from './fixtures/quadrants-heic.ts'

const STORED = [142, 102, 82] as const

const picture = (): Sharp =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: { r: STORED[0], g: STORED[1], b: STORED[2] } } })
const png = () => picture().png().toBuffer()
const avif = () => picture().avif({ lossless: true, chromaSubsampling: '4:4:4', effort: 0 }).toBuffer()
const profileOf = async (name: 'p3' | 'cmyk') => {
  const made = name === 'p3' ? picture().withIccProfile(name).png() : picture().withIccProfile(name).jpeg()
  const { icc } = await sharp(await made.toBuffer()).metadata()
  if (!icc) throw new Error('a picture without a profile')
  return icc
}

const colourOf = async (bytes: Uint8Array) => {
  const answer = await decodeImage(bytes, { maxSide: 100 })
  return answer.ok ? [...answer.image.data.subarray(0, 3)] : answer.code
}
const within = (value: number) => (expected: readonly number[]) =>
  expected.map((channel) => expect.toSatisfy((seen: number) => Math.abs(seen - channel) <= value, `${channel}`))

/** The colours that Chromium 156 draws; differences of one are rounding. */
const near = within(1)

describe('a PNG declares its colours without a profile', () => {
  const { displayP3, adobeRgb, sRgb, sRgbUnderD50, none } = CHROMATICITIES
  const files: readonly (readonly [name: string, make: () => Promise<Buffer[]>, seen: readonly number[]])[] = [
    ['by nothing', async () => [], STORED],
    ['by a linear gamma', async () => [gama(100_000)], [197, 170, 154]],
    ['by the gamma of an old Mac', async () => [gama(55_556)], [159, 121, 101]],
    ['by a gamma darker than that of screens', async () => [gama(40_000)], [132, 90, 68]],
    ['by about the gamma of screens', async () => [gama(44_000)], STORED],
    ['by gamma 0, which means nothing', async () => [gama(0)], STORED],
    ['by the gamma and the primaries of sRGB', async () => [gama(45_455), chrm(sRgb)], STORED],
    ['by the primaries of Display P3', async () => [gama(45_455), chrm(displayP3)], [151, 100, 77]],
    ['by the primaries of Adobe RGB', async () => [gama(45_470), chrm(adobeRgb)], [156, 102, 80]],
    ['by another white', async () => [gama(45_455), chrm(sRgbUnderD50)], [147, 102, 83]],
    ['by primaries that are none', async () => [gama(45_455), chrm(none)], STORED],
    ['by primaries without a gamma', async () => [chrm(displayP3)], STORED],
    ['by sRGB before a gamma', async () => [srgbChunk(), gama(100_000)], STORED],
    ['by a profile before a gamma', async () => [iccp(await profileOf('p3')), gama(100_000)], [149, 100, 79]],
    ['by Display P3 in cICP', async () => [cicp(12, 13)], [149, 100, 78]],
    ['by Display P3 in cICP before sRGB', async () => [srgbChunk(), cicp(12, 13)], [149, 100, 78]],
    ['by sRGB in cICP before a profile', async () => [cicp(1, 13), iccp(await profileOf('p3'))], STORED],
    ['by BT.2020 in cICP', async () => [cicp(9, 14)], [157, 87, 68]],
    ['by gamma 2.2 in cICP', async () => [cicp(1, 4)], [143, 102, 81]],
    ['by gamma 2.8 in cICP', async () => [cicp(1, 5)], [122, 78, 58]],
    ['by linear light in cICP', async () => [cicp(1, 8)], [197, 170, 154]],
    ['by cICP in the range of video', async () => [cicp(12, 13, { isFullRange: false })], STORED],
    ['by a gamma after cICP without a meaning', async () => [cicp(2, 2), gama(100_000)], [197, 170, 154]],
  ]
  test.each(files)('a PNG that declares its colours %s is seen as in the browser', async (_name, make, seen) => {
    expect(await colourOf(pngWith(await png(), ...(await make())))).toEqual(near(seen))
  })

  test('a PNG of 16 bits, of grey or with a palette is converted by its gamma', async () => {
    const deep = await picture().toColourspace('rgb16').png().toBuffer()
    expect(await colourOf(pngWith(deep, gama(100_000)))).toEqual(near([197, 170, 154]))
    const palette = await picture().png({ palette: true }).toBuffer()
    expect(await colourOf(pngWith(palette, gama(100_000)))).toEqual(near([197, 170, 154]))
    const grey = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#666666' } })
      .greyscale()
      .png()
      .toBuffer()
    expect(await colourOf(pngWith(grey, gama(100_000)))).toEqual(near([170, 170, 170]))
  })

  test('a PNG that ends within a declaration is refused as damaged', async () => {
    const whole = pngWith(await png(), cicp(12, 13), gama(100_000))
    for (let length = 34; length < 70; length++) expect(await colourOf(whole.subarray(0, length))).toBe('image-broken')
  })
})

describe('an AVIF or HEIC file declares its colours without a profile', () => {
  test.each([
    ['sRGB', 1, 13, STORED],
    ['Display P3', 12, 13, [149, 100, 78]],
    ['Display P3 alone', 12, 2, [149, 100, 78]],
    ['BT.2020', 9, 14, [163, 96, 78]],
    ['gamma 2.2', 1, 4, [143, 102, 81]],
    ['linear light', 1, 8, [197, 170, 154]],
    ['the curve of video', 1, 1, STORED],
    ['numbers without a meaning', 99, 99, STORED],
  ] as const)('an AVIF that declares %s is seen as in the browser', async (_name, primaries, transfer, seen) => {
    expect(await colourOf(withNclx(await avif(), primaries, transfer))).toEqual(near(seen))
  })

  test('an AVIF of 10 bits is converted by its numbers', async () => {
    const deep = await picture()
      .avif({ lossless: true, chromaSubsampling: '4:4:4', bitdepth: 10, effort: 0 })
      .toBuffer()
    expect(await colourOf(withNclx(deep, 12, 13))).toEqual(within(2)([149, 100, 78]))
  })

  test('a HEIC file is converted by its numbers', async () => {
    const seenAs = (transfer: number) => colourOf(quadrantsHeic(nclxProperty(1, transfer)))
    const [sRgb, video, linear] = [await seenAs(13), await seenAs(1), await seenAs(8)]
    expect(video).toEqual(sRgb)
    for (const channel of [0, 1]) expect(Number(linear[channel])).toBeGreaterThan(Number(sRgb[channel]) + 20)
  })
})

test.each([
  ['a PNG in PQ', async () => pngWith(await png(), cicp(9, 16))],
  ['a PNG in HLG', async () => pngWith(await png(), cicp(9, 18))],
  ['an AVIF in PQ', async () => withNclx(await avif(), 9, 16)],
  ['an AVIF in HLG', async () => withNclx(await avif(), 9, 18)],
  ['a HEIC file in PQ', async () => quadrantsHeic(nclxProperty(9, 16))],
] as const)('an HDR picture is refused: %s', async (_name, make) => {
  expect(await colourOf(await make())).toBe('image-hdr')
})

test('ink with a profile of other colours is decoded as plain ink', async () => {
  const ink = await picture().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()
  const plain = await colourOf(ink)
  expect(await colourOf(jpegWithProfile(ink, await profileOf('p3')))).toEqual(plain)
  // Its own profile is obeyed.
  expect(await colourOf(jpegWithProfile(ink, await profileOf('cmyk')))).not.toEqual(plain)
})
