import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectDatabase } from '#platform/database/connect'
import { colorAnalyses, users } from '#platform/database/schema/index'
import { createPostgresDatabase, engines } from '#testing/database/test-database'
import { POSTGRES_TEMPLATE } from '#testing/global-setup'
import { formData } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'

const script = join(import.meta.dirname, '../../../testing/stuck-server.ts')

let dataDir = ''
let child: ChildProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'riflesso-killed-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

test.each(engines)('a server killed in the middle of an analysis leaves nothing in the %s database', async (engine) => {
  const databaseUrl = engine === 'postgresql' ? await createPostgresDatabase(POSTGRES_TEMPLATE) : null
  const server = spawn(process.execPath, [script, dataDir, databaseUrl ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] })
  child = server
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]()
  const nextMessage = async () => JSON.parse(String((await lines.next()).value))

  const { port, headers, salonId } = await nextMessage()
  const request = fetch(`http://127.0.0.1:${port}/api/analyze-color`, {
    method: 'POST',
    headers,
    body: formData({ image: await samplePhoto('prima'), supplier: 'generic' }),
  })
  const lost = expect(request).rejects.toThrow()
  expect(await nextMessage()).toEqual({ stuck: true })
  const ended = new Promise((resolve) => server.once('close', resolve))
  server.kill('SIGKILL')
  await ended
  await lost

  const { db, close } = await connectDatabase({ dataDir, databaseUrl })
  const [salon] = await db.select().from(users).where(eq(users.id, salonId))
  expect(salon?.trialAnalysesUsed).toBe(0)
  expect(await db.select().from(colorAnalyses)).toEqual([])
  await close()
})
