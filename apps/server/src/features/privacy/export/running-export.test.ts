import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { colorAnalyses } from '#platform/database/schema/index'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { newSalon, postAnalysis } from '#testing/analyses'
import { samplePhoto } from '#testing/photos'
import { createTestApp } from '#testing/test-app'

test('a running export ends when it is cancelled and when its client disconnects', async () => {
  const photo = new Uint8Array(4 * 1024 * 1024)
  const kept: PhotoStore = {
    put: async () => undefined,
    get: async () => photo,
    remove: async () => undefined,
    list: async function* () {},
  }
  const server = await createTestApp({ analysisParts: { photoStore: kept } })
  const salon = await newSalon(server)
  await postAnalysis(server, salon, { image: await samplePhoto('prima'), supplier: 'generic' })
  const [pattern] = await server.db.select().from(colorAnalyses)
  if (!pattern) throw new Error('no analysis to copy')
  // Some gigabytes: more than all buffers hold.
  await server.db.execute(sql`
    insert into color_analyses (id, salon_id, user_id, before_image_data, image_data, slot, thumbnail, analysis,
        analysis_date)
    select gen_random_uuid(), salon_id, user_id, before_image_data, image_data, slot, thumbnail, analysis, analysis_date
    from color_analyses as one, generate_series(1, 600) as copy where one.id = ${pattern.id}`)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const start = async () => {
    const init = {
      method: 'POST',
      headers: { ...salon.session.headers, 'content-type': 'application/json' },
      body: '{}',
    }
    return (await fetch(`${address}/api/exports`, init)).json() as Promise<{ id: string; ticket: string }>
  }
  const download = ({ id, ticket }: { id: string; ticket: string }, signal?: AbortSignal) =>
    fetch(`${address}/api/exports/${id}/archive`, {
      method: 'POST',
      body: new URLSearchParams({ ticket }),
      signal: signal ?? null,
    })
  const stateOf = async (id: string) => {
    const answer = await fetch(`${address}/api/exports/${id}`, { headers: salon.session.headers })
    return ((await answer.json()) as { state: string }).state
  }
  const until = async (id: string, state: string) => {
    while ((await stateOf(id)) !== state) await wait(50)
  }

  const one = await start()
  const answer = await download(one)
  const reader = answer.body?.getReader()
  await reader?.read()
  await fetch(`${address}/api/exports/${one.id}`, { method: 'DELETE', headers: salon.session.headers })
  // Slowly: at full speed a machine under load would notice only after gigabytes.
  const readOn = async () => {
    while (!(await reader?.read())?.done) await wait(20)
  }
  await expect(readOn()).rejects.toThrow()
  expect(await stateOf(one.id)).toBe('cancelled')

  const two = await start()
  const leaving = new AbortController()
  const left = await download(two, leaving.signal)
  await left.body?.getReader().read()
  leaving.abort()
  await until(two.id, 'failed')
  // Open downloads would be waited for.
  server.app.server.closeAllConnections()
  await server.close()
})
