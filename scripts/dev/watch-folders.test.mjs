import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchFolders } from './watch-folders.mjs'

/** @type {string} */
let folder
/** @type {() => void} */
let stop
/** @type {Set<string>} */
let seen
/** @param {string} name */
const path = (name) => join(folder, name)
/** @param {string} name @param {() => void} change */
const sees = async (name, change) => {
  seen.clear()
  change()
  await vi.waitFor(() => expect(seen).toContain(path(name)), { timeout: 30_000 })
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'))
  mkdirSync(path('deep/deeper'), { recursive: true })
  writeFileSync(path('deep/deeper/a.ts'), '1')
  seen = new Set()
  stop = watchFolders([folder], (changed) => seen.add(changed))
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true })
})

test('watchFolders reports files that are written, added and removed below a folder', async () => {
  await sees('deep/deeper/a.ts', () => writeFileSync(path('deep/deeper/a.ts'), '2'))
  await sees('deep/b.ts', () => writeFileSync(path('deep/b.ts'), '1'))
  await sees('deep/b.ts', () => rmSync(path('deep/b.ts')))
})

test('watchFolders keeps reporting a file after an editor has replaced it', async () => {
  for (const text of ['2', '3', '4'])
    await sees('deep/deeper/a.ts', () => {
      writeFileSync(path('new'), text)
      renameSync(path('new'), path('deep/deeper/a.ts'))
    })
})

test('watchFolders reports files in a folder created later', async () => {
  mkdirSync(path('late'))
  await vi.waitFor(
    () => {
      writeFileSync(path('late/c.ts'), '1')
      expect(seen).toContain(path('late/c.ts'))
    },
    { timeout: 30_000 },
  )
})
