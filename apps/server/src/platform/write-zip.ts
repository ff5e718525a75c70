import { Readable } from 'node:stream'
import { ReadableStream, TransformStream } from 'node:stream/web'
import { configure, ZipWriter } from '@zip.js/zip.js'

// Node compresses on its own threads; the library's workers are for browsers.
configure({ useWebWorkers: false })

/** One file of an archive. */
export type ZipEntry = {
  readonly name: string
  readonly date: Date
  readonly content: Uint8Array | string | AsyncIterable<string>
}

const encoder = new TextEncoder()

async function* bytesOf(content: ZipEntry['content']): AsyncIterable<Uint8Array> {
  if (content instanceof Uint8Array) yield content
  else for await (const text of typeof content === 'string' ? [content] : content) yield encoder.encode(text)
}

type Zip = {
  readonly stream: Readable
  /** Resolves when the whole archive has been read, rejects on failure. */
  readonly written: Promise<void>
}

/**
 * A ZIP file that is written while it is read: each entry is requested after the previous one has been read, so that only
 * one chunk of one entry is in memory. Bytes (photos) are stored, texts are compressed. If the reader disconnects or
 * `entries` throws, both streams end.
 */
export function writeZip(entries: AsyncIterable<ZipEntry>): Zip {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = new ZipWriter(writable as WritableStream<Uint8Array>)
  const write = async () => {
    for await (const { name, date, content } of entries) {
      const stream = ReadableStream.from(bytesOf(content)) as globalThis.ReadableStream<Uint8Array>
      await writer.add(name, stream, { lastModDate: date, level: content instanceof Uint8Array ? 0 : 6 })
    }
    await writer.close()
  }
  const written = write()
  written.catch((error: unknown) => writable.abort(error).catch(() => undefined))
  return { stream: Readable.fromWeb(readable), written }
}
