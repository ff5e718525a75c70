import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '#platform/database/connect'
import { colorAnalyses, users } from '#platform/database/schema/index'
import { formData } from '../../testing/multipart.ts'
import { samplePhoto } from '../../testing/photos.ts'

const script = join(import.meta.dirname, '../../testing/stuck-server.ts')

let dataDir = ''
let child: ChildProcess | undefined
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'riflesso-killed-'))
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

test('a server killed in the middle of an analysis has counted and archived nothing', async () => {
  const server = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  child = server
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]()
  const said = async () => JSON.parse(String((await lines.next()).value))

  const { port, headers, salonId } = await said()
  const request = fetch(`http://127.0.0.1:${port}/api/analyze-color`, {
    method: 'POST',
    headers,
    body: formData({ image: await samplePhoto('prima'), supplier: 'generic' }),
  })
  const lost = expect(request).rejects.toThrow()
  expect(await said()).toEqual({ stuck: true })
  const ended = new Promise((resolve) => server.once('close', resolve))
  server.kill('SIGKILL')
  await ended
  await lost

  const { db, close } = await connectDatabase({ dataDir, databaseUrl: null })
  const [salon] = await db.select().from(users).where(eq(users.id, salonId))
  expect(salon?.trialAnalysesUsed).toBe(0)
  expect(await db.select().from(colorAnalyses)).toEqual([])
  await close()
})
