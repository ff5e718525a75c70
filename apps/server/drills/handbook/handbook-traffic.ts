import { setTimeout as wait } from 'node:timers/promises'
import { multipart } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import type { Site } from '../nginx-site.ts'
import type { DrillSalon } from '../place.ts'

/** The hashed files referenced by a page. */
export const assetsOf = (page: Buffer) => [...new Set(page.toString().match(/\/assets\/[\w.-]+/g) ?? [])]

const AT_ONCE = 6

/**
 * Traffic of users: pages with all their files, the archive, new clients, analyses. Returns a function that stops
 * it and returns the number of calls, and of wrong answers.
 */
export function startTraffic(site: Site, { headers }: DrillSalon, formerAssets: readonly string[]) {
  const counts = { calls: 0, failed: 0, assets: 0 }
  let over = false
  const call = async (path: string, more: Parameters<Site['ask']>[1] = {}) => {
    counts.calls++
    const answer = await site.ask(path, more).catch(() => null)
    if (answer === null || answer.status >= 300) counts.failed++
    return answer
  }
  const page = async () => {
    const shown = await call('/')
    for (const path of [...assetsOf(shown?.body ?? Buffer.of()), ...formerAssets]) {
      counts.assets++
      await call(path)
    }
  }
  const client = () =>
    call('/api/clients', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ firstName: 'Ada', lastName: `Prova ${counts.calls}` }),
    })
  const analysis = async () => {
    const form = await multipart({ image: await samplePhoto('prima'), supplier: 'generic' })
    await call('/api/analyze-color', {
      method: 'POST',
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    })
    await wait(500)
  }
  const archive = () => call('/api/recent-analyses', { headers })
  const work = [page, page, archive, archive, client, analysis]
  const workers = Array.from({ length: AT_ONCE }, async (_, worker) => {
    while (!over) {
      await work[worker % work.length]?.()
      await wait(20)
    }
  })
  return async () => {
    over = true
    await Promise.all(workers)
    return counts
  }
}
