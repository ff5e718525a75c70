import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app'
import { DAY_MS } from '../clock.ts'
import { removeOldHashedFiles, shareHashedFiles } from './hashed-files.ts'
import { readHashedFiles } from './web-build.ts'

const CODE = 'console.log("new")'.repeat(50)
const PAGE = '<!doctype html><title>shell</title>'
const OLD = { '__spa-fallback.html': PAGE, 'assets/app-old1.js': 'console.log("old")', 'assets/same-1.css': 'a{}' }
const NEW = {
  '__spa-fallback.html': PAGE,
  'assets/app-new1.js': CODE,
  'assets/app-new1.js.br': brotliCompressSync(CODE),
  'assets/same-1.css': 'a{}',
}

describe('two builds of the web app side by side', () => {
  let folder: string
  let old: TestApp
  let recent: TestApp
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riflesso-builds-'))
    for (const [build, files] of Object.entries({ old: OLD, recent: NEW })) {
      for (const [name, content] of Object.entries(files)) {
        const file = join(folder, build, name)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, content)
      }
    }
    old = await createTestApp({ webFolder: join(folder, 'old') })
    recent = await createTestApp({ webFolder: join(folder, 'recent'), db: old.db })
    for (const [server, build] of [
      [old, 'old'],
      [recent, 'recent'],
    ] as const) {
      await shareHashedFiles(old.db, readHashedFiles(join(folder, build)), server.clock())
    }
  })
  afterAll(async () => {
    await recent.close()
    await old.close()
    await rm(folder, { recursive: true, force: true })
  })

  test("two builds of the web app side by side serve each other's files", async () => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const mine = await recent.app.inject({ url: '/assets/app-new1.js', headers })
    const others = await old.app.inject({ url: '/assets/app-new1.js', headers })
    expect([mine.statusCode, others.statusCode]).toEqual([200, 200])
    expect(brotliDecompressSync(others.rawPayload).toString()).toBe(CODE)
    const { date: _mine, 'x-request-id': _id, ...expected } = mine.headers
    expect(others.headers).toMatchObject(expected)
    expect((await old.app.inject('/assets/app-new1.js')).body).toBe(CODE)
    expect((await recent.app.inject('/assets/app-old1.js')).body).toBe('console.log("old")')
    expect((await recent.app.inject({ method: 'HEAD', url: '/assets/app-old1.js' })).statusCode).toBe(200)
  })

  test('a rebuild in place removes no file from a running server', async () => {
    await rm(join(folder, 'old', 'assets'), { recursive: true })
    expect((await old.app.inject('/assets/app-old1.js')).body).toBe('console.log("old")')
  })

  test.each([
    '/assets/app-new1.js.br',
    '/assets/gone-1.js',
    '/assets/../assets/gone.js',
    "/assets/'or 1=1--.js",
    '/assets/%00.js',
  ])('nothing else is found: %s', async (url) => {
    expect((await old.app.inject(url)).statusCode).toBe(404)
  })

  test('a file that no server has had in its build for a month is deleted', async () => {
    recent.clock.advance(31 * DAY_MS)
    await shareHashedFiles(recent.db, readHashedFiles(join(folder, 'recent')), recent.clock())
    await removeOldHashedFiles(recent.db, recent.clock())
    expect((await recent.app.inject('/assets/app-old1.js')).statusCode).toBe(404)
    expect((await old.app.inject('/assets/app-new1.js')).statusCode).toBe(200)
    expect((await old.app.inject('/assets/same-1.css')).statusCode).toBe(200)
  })
})
