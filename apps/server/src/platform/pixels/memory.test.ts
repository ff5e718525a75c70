import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { samplePhoto } from '#testing/photos'

const script = join(import.meta.dirname, '../../../testing/measure-once.ts')
const MAX_MB = 250

test('a photo of 12 megapixels is decoded and measured in less than 250 MB', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riflesso-memory-'))
  try {
    const photo = join(folder, 'photo.jpg')
    await sharp(await samplePhoto('prima'))
      .resize(3000, 4000, { fit: 'fill' })
      .jpeg({ quality: 92 })
      .toFile(photo)
    // As `npm start` runs the server.
    const env = { ...process.env, MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '' }
    const flags = ['--max-semi-space-size=8', '--initial-heap-size=128']
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, photo], { env })
    const { ok, peakMb } = JSON.parse(stdout)
    expect(ok).toBe(true)
    expect(peakMb).toBeLessThan(MAX_MB)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
