import { formData } from '#testing/multipart'
import { benchPhotos } from '../bench/photos.ts'
import { checkArchive } from './books.ts'
import type { Drill } from './drill.ts'
import { createMemoryWatch } from './memory.ts'
import { addSalon } from './place.ts'
import { CACHE, freePort, startServer } from './server.ts'

const ROUNDS = 10
const AT_ONCE = 8
const MAX_MB = 1000

/** Eight users send photos of twelve megapixels repeatedly and at once: each is analysed, and the memory stays bounded. */
export const bigPhotos: Drill = {
  name: 'big photos at once',
  engines: ['embedded'],
  run: async (place, scale) => {
    const rounds = Math.max(1, Math.round(ROUNDS * scale))
    const { prima } = await benchPhotos(CACHE)
    const salon = await addSalon(place, { currentPlan: 'pro', subscriptionStatus: 'active' })
    const server = await startServer(place, await freePort())
    const memory = createMemoryWatch(server.pid)
    const delivered: (string | null)[] = []
    const send = async () => {
      const body = formData({ image: prima, supplier: 'generic' })
      const answer = await fetch(`${server.url}/api/analyze-color`, { method: 'POST', headers: salon.headers, body })
      const { analysisId } = (await answer.json()) as { analysisId?: string }
      if (answer.ok) delivered.push(analysisId ?? null)
    }
    for (let round = 0; round < rounds; round++) await Promise.all(Array.from({ length: AT_ONCE }, send))
    const { peakMb } = memory.stop()
    await server.stop()
    const photos = rounds * AT_ONCE
    const books = await checkArchive(place, salon, delivered)
    return {
      passed: delivered.length === photos && peakMb < MAX_MB && books.passed,
      figures: { sent: photos, peakMb, ...books.figures },
    }
  },
}
