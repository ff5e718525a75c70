import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

let folder: string
let lockFile: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riflesso-lock-'))
  lockFile = join(folder, 'database.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Another process that holds the lock; resolves when it does. */
const holder = async () => {
  const source = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}
    lockFolder(${JSON.stringify(lockFile)})
    process.stdout.write('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

describe('the lock on the data folder', () => {
  test('the lock on the data folder is released and can be taken again', () => {
    lockFolder(lockFile)()
    lockFolder(lockFile)()
  })

  test('the lock on the data folder refuses a second holder in this process, in Italian', () => {
    const unlock = lockFolder(lockFile)
    expect(() => lockFolder(lockFile)).toThrow(FolderInUseError)
    expect(() => lockFolder(lockFile)).toThrow(/già in uso/)
    unlock()
    lockFolder(lockFile)()
  })

  test('the lock on the data folder is refused while another process holds it, and free as soon as that process is killed', async () => {
    const child = await holder()
    expect(() => lockFolder(lockFile)).toThrow(FolderInUseError)
    child.kill('SIGKILL')
    await once(child, 'exit')
    lockFolder(lockFile)()
    expect(readdirSync(folder)).toEqual(['database.lock'])
  })

  test('the lock on the data folder reports why the file cannot be created', () => {
    expect(() => lockFolder(join(folder, 'missing', 'database.lock'))).toThrow(/unable to open/)
  })
})
