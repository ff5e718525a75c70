import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodeImage } from './decode-image.ts'
import { decodingCost } from './decoding-cost.ts'

const [WIDTH, HEIGHT] = [30, 20]
/** Red on the left, blue on the right. */
const picture = () =>
  sharp(
    Buffer.from(
      Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
        at % WIDTH < WIDTH / 2 ? [150, 60, 40] : [40, 60, 150],
      ).flat(),
    ),
    { raw: { width: WIDTH, height: HEIGHT, channels: 3 } },
  )

const decode = (bytes: Uint8Array) => decodeImage(bytes, { maxSide: 100 })
const codeOf = async (bytes: Uint8Array) => {
  const answer = await decode(bytes)
  return answer.ok ? 'decoded' : answer.code
}
/** The colours at the left and at the right edge. */
const edgesOf = async (bytes: Uint8Array) => {
  const answer = await decode(bytes)
  if (!answer.ok) throw new Error(answer.code)
  const { data, width } = answer.image
  return [data.subarray(0, 3), data.subarray(4 * (width - 1), 4 * width - 1)].map((colour) => [...colour])
}

type Field = readonly [tag: number, type: number, count: number, value: number]

/** A copy of a little-endian TIFF with other fields in its only directory. */
const withFields = (tiff: Buffer, ...fields: readonly Field[]): Buffer => {
  const start = tiff.readUInt32LE(4)
  const count = tiff.readUInt16LE(start)
  const kept = Array.from({ length: count }, (_, index) =>
    tiff.subarray(start + 2 + 12 * index, start + 14 + 12 * index),
  )
  const made = fields.map(([tag, type, values, value]) => {
    const entry = Buffer.alloc(12)
    entry.writeUInt16LE(tag, 0)
    entry.writeUInt16LE(type, 2)
    entry.writeUInt32LE(values, 4)
    entry.writeUInt32LE(value, 8)
    return entry
  })
  const tags = made.map((entry) => entry.readUInt16LE(0))
  const entries = [...kept.filter((entry) => !tags.includes(entry.readUInt16LE(0))), ...made]
  entries.sort((one, other) => one.readUInt16LE(0) - other.readUInt16LE(0))
  const directory = Buffer.concat([Buffer.from([entries.length, 0]), ...entries, Buffer.alloc(4)])
  const file = Buffer.concat([tiff, directory])
  file.writeUInt32LE(tiff.length, 4)
  return file
}

describe('a TIFF', () => {
  test.each([
    ['without compression', () => picture().tiff({ compression: 'none' }), 0],
    ['in LZW', () => picture().tiff({ compression: 'lzw', predictor: 'horizontal' }), 0],
    ['in Deflate', () => picture().tiff({ compression: 'deflate' }), 0],
    ['in JPEG', () => picture().tiff({ compression: 'jpeg', quality: 95 }), 6],
    ['of tiles', () => picture().tiff({ compression: 'deflate', tile: true, tileWidth: 16, tileHeight: 16 }), 0],
    ['of 16 bits', () => picture().toColourspace('rgb16').tiff({ compression: 'deflate' }), 1],
    ['with alpha', () => picture().ensureAlpha().tiff({ compression: 'none' }), 0],
    ['in Display P3', () => picture().withIccProfile('p3').tiff({ compression: 'none' }), 2],
    ['of ink with its profile', () => picture().withIccProfile('cmyk').tiff({ compression: 'none' }), 40],
  ] as const)('a TIFF %s is decoded', async (_name, make, tolerance) => {
    const [left = [], right = []] = await edgesOf(await make().toBuffer())
    for (const [at, value] of [150, 60, 40, 40, 60, 150].entries())
      expect(Math.abs(value - ([...left, ...right][at] ?? 0))).toBeLessThanOrEqual(tolerance)
  })

  test('a TIFF is turned once by its orientation', async () => {
    const tiff = await picture().tiff({ compression: 'none' }).withMetadata({ orientation: 2 }).toBuffer()
    expect(await edgesOf(tiff)).toEqual([
      [40, 60, 150],
      [150, 60, 40],
    ])
  })

  test('the first page of a TIFF is decoded', async () => {
    const pages = await sharp([await picture().png().toBuffer(), await picture().flop().png().toBuffer()], {
      join: { animated: true },
    })
      .tiff({ compression: 'none' })
      .toBuffer()
    expect((await sharp(pages).metadata()).pages).toBe(2)
    expect((await edgesOf(pages))[0]).toEqual([150, 60, 40])
  })

  test('a TIFF is refused truncated', async () => {
    const whole = await picture().tiff({ compression: 'none' }).toBuffer()
    for (const length of [12, 40, whole.length / 2, whole.length - 1])
      expect(await codeOf(whole.subarray(0, length))).toBe('image-broken')
  })

  test('a TIFF is refused with too many pixels', async () => {
    const tiff = await picture().tiff({ compression: 'none' }).toBuffer()
    expect(await codeOf(withFields(tiff, [256, 4, 1, 10_000], [257, 4, 1, 10_000]))).toBe('image-too-many-pixels')
  })

  test('a TIFF costs a process, and the memory of a strip that is the whole picture', async () => {
    const tiff = await picture().tiff({ compression: 'none' }).toBuffer()
    const [small, large] = [tiff, withFields(tiff, [256, 4, 1, 1000], [257, 4, 1, 1000])].map(decodingCost)
    expect((large?.growth ?? 0) - (small?.growth ?? 0)).toBe(3 * (1000 * 1000 - WIDTH * HEIGHT))
  })

  test.each([
    ['a reduced picture first, as NEF and ARW have', [254, 4, 1, 1]],
    ['colours that are not developed, as DNG has', [262, 3, 1, 32_803]],
    ['the version of DNG', [50_706, 1, 4, 0x0401]],
    ['the compression of CR2', [259, 3, 1, 6]],
    ['floating-point numbers', [339, 3, 1, 3]],
  ] as const)('a TIFF with %s is no format that is read', async (_name, field) => {
    const tiff = await picture().tiff({ compression: 'none' }).toBuffer()
    expect(await codeOf(withFields(tiff))).toBe('decoded')
    expect(await codeOf(withFields(tiff, field))).toBe('image-unsupported')
  })
})
