import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const writeOwner = (owner: { pid: number; since: number }) =>
  writeFileSync(lockFile, JSON.stringify({ token: 'another', ...owner }))

describe('the lock on the data folder', () => {
  test('is given back, and leaves nothing behind', () => {
    lockFolder(lockFile)()
    expect(readdirSync(folder)).toEqual([])
    lockFolder(lockFile)()
  })

  test('refuses a second holder in Italian, naming the file to delete', () => {
    const unlock = lockFolder(lockFile)
    expect(() => lockFolder(lockFile)).toThrow(FolderInUseError)
    expect(() => lockFolder(lockFile)).toThrow(/già in uso.*elimini .*database\.lock/)
    unlock()
  })

  test('refuses while another process that runs holds it', () => {
    writeOwner({ pid: process.ppid, since: Date.now() })
    expect(() => lockFolder(lockFile)).toThrow(FolderInUseError)
  })

  test.each([
    ['a process that no longer runs', { pid: 2 ** 22 + 1, since: Date.now() }],
    ['this very pid in an earlier life', { pid: process.pid, since: Date.now() - 1000 }],
    ['a process from before the machine started', { pid: process.ppid, since: 0 }],
  ])('takes over from %s', (_name, owner) => {
    writeOwner(owner)
    const unlock = lockFolder(lockFile)
    expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toMatchObject({ pid: process.pid })
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  test('takes over from a file that makes no sense', () => {
    writeFileSync(lockFile, '')
    lockFolder(lockFile)()
    expect(readdirSync(folder)).toEqual([])
  })

  test('is not removed by a holder who has lost it', () => {
    const unlock = lockFolder(lockFile)
    writeOwner({ pid: process.ppid, since: Date.now() })
    unlock()
    expect(readdirSync(folder)).toEqual(['database.lock'])
  })
})
