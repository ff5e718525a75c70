import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFailure } from '../start/start-failures.ts'
import { readDataKeys } from './data-key.ts'
import { createKeyedHash } from './keyed-hash.ts'

describe('the data key', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riflesso-key-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  test('the data key is created once, in a file readable by its owner alone', async () => {
    const none = { dataKey: null, dataKeyPrevious: null, dataDir }
    const made = readDataKeys(none).current
    expect(made).toHaveLength(32)
    expect(readDataKeys(none)).toEqual({ current: made, previous: null })
    expect((await stat(join(dataDir, 'data.key'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(dataDir, 'data.key'), 'utf8')).toBe(`${Buffer.from(made).toString('base64')}\n`)
  })

  test('the data key comes from the settings if given, like the previous one, and no file is created', async () => {
    const dataKey = new Uint8Array(32).fill(7)
    const dataKeyPrevious = new Uint8Array(32).fill(6)
    const keys = readDataKeys({ dataKey, dataKeyPrevious, dataDir })
    expect(keys).toEqual({ current: dataKey, previous: dataKeyPrevious })
    await expect(stat(join(dataDir, 'data.key'))).rejects.toThrow('ENOENT')
  })

  test.each(['', 'corto', 'A'.repeat(44)])('the data key is never replaced when its file holds %j', async (content) => {
    await writeFile(join(dataDir, 'data.key'), content)
    let failure: unknown
    try {
      readDataKeys({ dataKey: null, dataKeyPrevious: null, dataDir })
    } catch (error) {
      failure = error
    }
    expect(startFailure(failure)).toBe(
      `${join(dataDir, 'data.key')} non contiene una chiave valida. Rimetti il file dal backup oppure imposta DATA_KEY.`,
    )
    expect(await readFile(join(dataDir, 'data.key'), 'utf8')).toBe(content)
  })

  test('the data key gives a text the same hash for one purpose, and a different one for another purpose or key', () => {
    const [one, other] = [1, 2].map((byte) => createKeyedHash(new Uint8Array(32).fill(byte)))
    const hashes = [one?.('ada@example.it', 'a'), one?.('ada@example.it', 'b'), other?.('ada@example.it', 'a')]
    expect(new Set(hashes).size).toBe(3)
    expect(one?.('ada@example.it', 'a')).toBe(hashes[0])
  })
})
