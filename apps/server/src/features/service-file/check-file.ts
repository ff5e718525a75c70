import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { z } from 'zod'
import type { KeyedHash } from '#platform/encryption/keyed-hash'

/** Something that happened at a service, in the words that the page shows. `at` is ISO 8601. */
const chainedSchema = z.strictObject({
  at: z.string(),
  title: z.string(),
  lines: z.array(z.string()),
  hash: z.string(),
})
export type ChainedEvent = z.infer<typeof chainedSchema>
export type ServiceEvent = Omit<ChainedEvent, 'hash'>

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** The events, each with the SHA-256 of the hash before it and of its own JSON with sorted keys. Hashes that they have are replaced. */
export function chainOf(events: readonly ServiceEvent[]): ChainedEvent[] {
  let hash = ''
  return events.map(({ at, lines, title }) => {
    hash = sha256(hash + JSON.stringify({ at, lines, title }))
    return { at, lines, title, hash }
  })
}

/** The events as they are embedded in the PDF. */
export const attachmentOf = (events: readonly ChainedEvent[]): Buffer => Buffer.from(JSON.stringify(events))

const sealOfHashes = (file: string, signature: string) => `riflesso file:${file} signature:${signature}`
const SEAL = /\(riflesso file:([0-9a-f]{64}) signature:([0-9a-f]{64})\)/g

/** Keywords of a document before `sealFile`. */
export const UNSEALED = sealOfHashes('0'.repeat(64), '0'.repeat(64))

/** The seal of a document, and the document before it was written; null unless it has exactly one. */
function sealIn(pdf: Buffer) {
  const [found, ...others] = pdf.toString('latin1').matchAll(SEAL)
  if (!found || others.length > 0) return null
  const place = found.index + 1
  const content = Buffer.from(pdf)
  content.write(UNSEALED, place, 'latin1')
  return { file: found[1] ?? '', signature: found[2] ?? '', content, place }
}

const signatureOf = (keyedHash: KeyedHash, file: string): string => keyedHash(file, 'service file')

/** Writes the hash of the whole document, and the installation's signature of it, into its keywords. */
export function sealFile(pdf: Buffer, keyedHash: KeyedHash): Buffer {
  const seal = sealIn(pdf)
  if (!seal) throw new Error('the document has no place for its seal')
  const file = sha256(seal.content)
  seal.content.write(sealOfHashes(file, signatureOf(keyedHash, file)), seal.place, 'latin1')
  return seal.content
}

const ATTACHMENT = /\/Type \/EmbeddedFile\n[\s\S]*?\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g
/** Bytes, far above any list of events: a hostile file must not fill the memory. */
const MAX_ATTACHMENT = 16_777_216

/** The events embedded in a PDF, unchecked; null if there are none. */
export function attachedEvents(pdf: Buffer): readonly ChainedEvent[] | null {
  const [found, ...others] = pdf.toString('latin1').matchAll(ATTACHMENT)
  if (!found || others.length > 0) return null
  const start = found.index + found[0].length
  try {
    const json = inflateSync(pdf.subarray(start, start + Number(found[1])), { maxOutputLength: MAX_ATTACHMENT })
    return z.array(chainedSchema).min(1).parse(JSON.parse(json.toString()))
  } catch {
    return null
  }
}

/**
 * Checks the chain of the events in a PDF, the hash of the whole document and, with the installation's keyed hash, its signature.
 * Returns the first fault, with the number of the event from 1. Without the signature, all hashes made anew are not found.
 */
export function checkFile(pdf: Buffer, keyedHash: KeyedHash | null) {
  const events = attachedEvents(pdf)
  const seal = sealIn(pdf)
  if (!events || !seal) return { is: 'unreadable' } as const
  const chain = chainOf(events)
  const broken = events.findIndex(({ hash }, index) => hash !== chain[index]?.hash)
  if (broken >= 0) return { is: 'broken', at: broken + 1, title: events[broken]?.title ?? '' } as const
  if (seal.file !== sha256(seal.content)) return { is: 'changed' } as const
  if (keyedHash && seal.signature !== signatureOf(keyedHash, seal.file)) return { is: 'not-signed' } as const
  return { is: 'whole', events: events.length, last: events.at(-1)?.hash ?? '' } as const
}
