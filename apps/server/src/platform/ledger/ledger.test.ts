import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3StandIn, startS3StandIn } from '#testing/s3/stand-in'
import { createLedger } from './create-ledger.ts'
import type { Ledger } from './ledger.ts'

const NOTE = '2026-11-23T10-11-12.345Z_photo-sweep'

const notesOf = async (ledger: Ledger) => {
  const notes: string[] = []
  for await (const note of ledger.list()) notes.push(note)
  return notes.sort()
}

let dataDir = ''
let s3: S3StandIn
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'riflesso-ledger-'))
  s3 = await startS3StandIn()
})
afterAll(async () => {
  await s3.close()
  await rm(dataDir, { recursive: true })
})

describe.each(['a folder', 'a bucket'])('the ledger in %s', (kind) => {
  const open = () => createLedger({ dataDir, photoBucket: kind === 'a folder' ? null : s3.settings })

  test('the ledger keeps an entry until it is removed', async () => {
    const ledger = open()
    expect(await notesOf(ledger)).toEqual([])
    await ledger.add(NOTE)
    await ledger.add(NOTE)
    expect(await notesOf(open())).toEqual([NOTE])
    await ledger.remove(NOTE)
    await ledger.remove(NOTE)
    expect(await notesOf(open())).toEqual([])
  })

  test.each(['../../etc/passwd', '', '2026-11-23T10-11-12.345Z_../x', '2026-11-23T10-11-12.345Z/x'])(
    'the ledger refuses the name %j',
    async (name) => {
      const ledger = open()
      await expect((async () => ledger.add(name))()).rejects.toThrow('Not a note of the ledger')
      await expect((async () => ledger.remove(name))()).rejects.toThrow('Not a note of the ledger')
    },
  )
})
