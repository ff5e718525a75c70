import { afterAll, describe, expect, test } from 'vitest'
import { bomb, lyingBomb } from '#testing/bombs/bombs'
import { samplePhoto } from '#testing/photos'
import { decodeApart } from './decode-apart.ts'
import { createPhotoPool } from './pool.ts'

const never = new AbortController().signal
const MEGABYTE = 2 ** 20

describe('a photo pool with little memory', () => {
  const pool = createPhotoPool({ threads: 1, roomBytes: 400 * MEGABYTE })
  afterAll(() => pool.close())

  test.each([
    'AVIF, 10 bits, 4:4:4, alpha',
    'HEIC, 8 bits',
    'JPEG, progressive, CMYK',
    'PNG, 16 bits, interlaced',
  ] as const)('does not begin to decode what does not fit: %s', async (name) => {
    const refused = { ok: false, code: 'image-too-many-pixels' }
    expect(await pool.read({ bytes: bomb(name) }, never)).toEqual(refused)
    expect(await pool.recode({ bytes: bomb(name), maxSide: 1600 }, never)).toEqual(refused)
  })

  // Two processes, each with a decoder to load.
  test.each(['AVIF, 10 bits, 4:4:4, alpha', 'HEIC, 10 bits, 4:4:4, alpha'] as const)(
    'a photo pool with little memory survives a header that lies: %s',
    async (name) => {
      const answers = await Promise.all([1, 2].map(() => pool.read({ bytes: lyingBomb(name, 64) }, never)))
      expect(answers).toEqual(Array(2).fill({ ok: false, code: 'image-broken' }))
      expect((await pool.read({ bytes: await samplePhoto('prima') }, never)).ok).toBe(true)
    },
  )
})

describe('decodeApart', () => {
  test('decodeApart fails alone when its memory is short', async () => {
    const answer = await decodeApart(bomb('WebP, lossless'), { maxSide: 1600, growth: 4 * MEGABYTE, signal: never })
    expect(answer.ok).toBe(false)
  })

  test('decodeApart ends when its caller aborts', async () => {
    const leave = new AbortController()
    const answer = decodeApart(bomb('HEIC, 8 bits'), { maxSide: 1600, growth: 900 * MEGABYTE, signal: leave.signal })
    leave.abort(new Error('left'))
    await expect(answer).rejects.toThrow('left')
  })
})
