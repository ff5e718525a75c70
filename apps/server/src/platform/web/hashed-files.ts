import { negotiate } from '@fastify/accept-negotiator'
import { inArray, lt } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { DAY_MS } from '../clock.ts'
import type { Db } from '../database/db.ts'
import { webFiles } from '../database/schema/index.ts'
import { withFileHeaders } from '../http/security-headers.ts'

/** Files by name: 'assets/app-1a2b.js', 'assets/app-1a2b.js.br'. */
export type HashedFiles = ReadonlyMap<string, Uint8Array>

/** Longer than any page is left open. */
const KEPT_MS = 30 * DAY_MS
/** Files per statement: a build has hundreds. */
const AT_A_TIME = 25
const YEAR_S = 31_536_000

/** Compressed copies of a file that a build may have, best first. */
const COPIES = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/** The output of the build. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
}

const ADDRESS = /^\/(assets\/[\w-]+(?:\.[\w-]+)*\.(?!br$|gz$)\w+)$/

/** The name of the hashed file of a path; null for other paths. */
export const hashedName = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null

/**
 * Records in the database the hashed files of this server's build, and stores missing ones: from then on
 * servers of other builds serve them too. Call it before the first page is served, and again every hour.
 */
export async function shareHashedFiles(db: Db, files: HashedFiles, now: Date): Promise<void> {
  const names = [...files.keys()]
  if (names.length === 0) return
  const rows = await db
    .update(webFiles)
    .set({ seenAt: now })
    .where(inArray(webFiles.name, names))
    .returning({ name: webFiles.name })
  const known = new Set(rows.map(({ name }) => name))
  const missing = [...files].filter(([name]) => !known.has(name))
  for (let next = 0; next < missing.length; next += AT_A_TIME) {
    const values = missing.slice(next, next + AT_A_TIME).map(([name, content]) => ({ name, content, seenAt: now }))
    // Another server of the same build may be doing this too.
    await db.insert(webFiles).values(values).onConflictDoNothing()
  }
}

/** Deletes the files of builds that no server has run for a month. */
export const removeOldHashedFiles = (db: Db, now: Date) =>
  db.delete(webFiles).where(lt(webFiles.seenAt, new Date(now.getTime() - KEPT_MS)))

/** A file of another build with those of its compressed copies that the database has. */
export async function findHashedFile(db: Db, name: string): Promise<HashedFiles> {
  const names = [name, ...COPIES.map(({ ending }) => name + ending)]
  const rows = await db
    .select({ name: webFiles.name, content: webFiles.content })
    .from(webFiles)
    .where(inArray(webFiles.name, names))
  return new Map(rows.map((row) => [row.name, row.content]))
}

/** Sends a hashed file, in the best encoding that the browser accepts. Its content never changes. */
export function sendHashedFile(reply: FastifyReply, files: HashedFiles, name: string): FastifyReply {
  const copies = COPIES.filter(({ ending }) => files.has(name + ending))
  const accepted = reply.request.headers['accept-encoding'] ?? ''
  const encoding = negotiate(
    accepted,
    copies.map((copy) => copy.encoding),
  )
  const copy = copies.find((each) => each.encoding === encoding)
  if (copy) reply.header('content-encoding', copy.encoding)
  const content = files.get(name + (copy?.ending ?? ''))
  return withFileHeaders(reply)
    .status(200)
    .type(TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
    .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
    .header('vary', 'accept-encoding')
    .send(content)
}
