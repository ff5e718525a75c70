import { blob } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { BlobReader, type FileEntry, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { expect, test } from 'vitest'
import { writeZip, type ZipEntry } from './write-zip.ts'

const date = new Date('2026-03-02T10:00:00Z')

async function* texts(...pieces: string[]): AsyncIterable<string> {
  yield* pieces
}

async function* entriesOf(entries: readonly ZipEntry[]): AsyncIterable<ZipEntry> {
  yield* entries
}

async function readZip(entries: AsyncIterable<ZipEntry>) {
  const zip = writeZip(entries)
  const reader = new ZipReader(new BlobReader(await blob(zip.stream)), { checkSignature: true })
  await zip.written
  return (await reader.getEntries()).filter((entry): entry is FileEntry => !entry.directory)
}

test('a ZIP file is read back unchanged, with compressed texts and stored pictures', async () => {
  const photo = crypto.getRandomValues(new Uint8Array(50_000))
  const [note, picture] = await readZip(
    entriesOf([
      { name: 'perché.txt', date, content: texts('però ', 'così\n'.repeat(1000)) },
      { name: 'foto/a.jpg', date, content: photo },
    ]),
  )
  expect(note?.filename).toBe('perché.txt')
  expect(await note?.getData(new TextWriter())).toBe(`però ${'così\n'.repeat(1000)}`)
  expect(note?.compressedSize).toBeLessThan(500)
  expect(picture?.compressedSize).toBe(photo.length)
  expect(Buffer.compare((await picture?.getData(new Uint8ArrayWriter())) ?? new Uint8Array(), photo)).toBe(0)
})

test('a ZIP file without entries is an empty archive', async () => {
  expect(await readZip(entriesOf([]))).toEqual([])
})

test('a ZIP file is produced only as fast as it is read, and not after its reader has disconnected', async () => {
  let requested = 0
  let ended = false
  async function* endless(): AsyncIterable<ZipEntry> {
    try {
      for (;;) yield { name: `${requested++}.jpg`, date, content: new Uint8Array(1024 * 1024) }
    } finally {
      ended = true
    }
  }
  const { stream, written } = writeZip(endless())
  await new Promise((resolve) => stream.once('readable', resolve))
  for (let tick = 0; tick < 200; tick++) await setImmediate()
  expect(requested).toBeLessThan(5)
  stream.destroy()
  await expect(written).rejects.toThrow()
  expect(ended).toBe(true)
})

test('a failing source breaks the archive, so that an incomplete one is invalid', async () => {
  async function* failing(): AsyncIterable<ZipEntry> {
    yield { name: 'a.txt', date, content: texts('a') }
    throw new Error('the database went away')
  }
  await expect(readZip(failing())).rejects.toThrow('the database went away')
})
