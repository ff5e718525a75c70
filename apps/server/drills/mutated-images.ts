import { mutatedImage, seedImages } from '#testing/fuzz/images'
import { createRandomChoices } from '#testing/fuzz/random-choices'
import { createPhotoPool } from '../src/platform/pixels/pool.ts'
import type { Drill } from './drill.ts'
import { createMemoryWatch } from './memory.ts'

const IMAGES = 20_000
/** A corrupted header may declare 60 megapixels, which take 500 MB on each thread to decode. */
const MAX_MB = 2000

/** Corrupted pictures of every format through the server's pool: each is read or refused, none crashes a thread. */
export const mutatedImages: Drill = {
  name: 'mutated images',
  engines: ['embedded'],
  run: async (_place, scale, seed) => {
    const images = Math.max(1, Math.round(IMAGES * scale))
    const random = createRandomChoices(seed)
    const seeds = await seedImages()
    const pool = createPhotoPool()
    const counts = { images, read: 0, refused: 0, brokenThreads: 0, slowestMs: 0, peakMb: 0 }
    const memory = createMemoryWatch(process.pid)
    let made = 0
    const work = async () => {
      while (made++ < images) {
        const startedAt = performance.now()
        const answer = await pool.read({ bytes: mutatedImage(seeds, random) }, new AbortController().signal)
        counts.slowestMs = Math.max(counts.slowestMs, Math.round(performance.now() - startedAt))
        if (answer.ok) counts.read++
        // A timeout replaces the thread, too.
        else if (answer.code === 'engine-failed') counts.brokenThreads++
        else counts.refused++
      }
    }
    await Promise.all(Array.from({ length: pool.threads }, work))
    counts.peakMb = memory.stop().peakMb
    await pool.close()
    const { read, refused, brokenThreads, peakMb } = counts
    return { passed: brokenThreads === 0 && read > 0 && refused > 0 && peakMb < MAX_MB, figures: counts }
  },
}
