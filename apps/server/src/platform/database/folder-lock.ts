import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'

type Owner = { readonly pid: number; readonly token: string; readonly since: number }

/** The folder of the embedded database is in use by another process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/**
 * Claims the folder of the embedded database for this process: two processes on one folder lose acknowledged rows.
 * The lock of a process that no longer runs is taken over.
 *
 * @returns the function that gives the folder back
 * @throws FolderInUseError when another running process holds it
 */
export function lockFolder(lockFile: string): () => void {
  const owner: Owner = { pid: process.pid, token: randomUUID(), since: Date.now() }
  const draft = `${lockFile}.${owner.token}`
  writeFileSync(draft, JSON.stringify(owner))
  try {
    if (!createExclusively(draft, lockFile)) takeOver(draft, lockFile)
  } finally {
    rmSync(draft, { force: true })
  }
  heldHere.add(owner.token)
  return () => {
    heldHere.delete(owner.token)
    if (readOwner(lockFile)?.token === owner.token) rmSync(lockFile, { force: true })
  }
}

/** Locks of this very process: its own pid in a file may also stem from an earlier life of a container. */
const heldHere = new Set<string>()

/** A link appears with its content complete, which an exclusive create does not. */
function createExclusively(draft: string, lockFile: string): boolean {
  try {
    linkSync(draft, lockFile)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** One process at a time may replace a dead owner, or two could both believe they did. */
function takeOver(draft: string, lockFile: string): void {
  const turnstile = `${lockFile}.takeover`
  try {
    mkdirSync(turnstile)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw inUse(lockFile, `${turnstile} (un altro avvio è in corso)`)
    throw error
  }
  try {
    const owner = readOwner(lockFile)
    if (owner && isRunning(owner)) throw inUse(lockFile, `processo ${owner.pid}`)
    renameSync(draft, lockFile)
  } finally {
    rmdirSync(turnstile)
  }
}

function isRunning(owner: Owner): boolean {
  if (owner.pid === process.pid) return heldHere.has(owner.token)
  const bootedAt = Date.now() - uptime() * 1000
  if (owner.since < bootedAt) return false
  try {
    process.kill(owner.pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function readOwner(lockFile: string): Owner | null {
  try {
    const value: unknown = JSON.parse(readFileSync(lockFile, 'utf8'))
    return isOwner(value) ? value : null
  } catch {
    return null
  }
}

const isOwner = (value: unknown): value is Owner =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'token' in value &&
  typeof value.token === 'string' &&
  'since' in value &&
  typeof value.since === 'number'

const inUse = (lockFile: string, holder: string) =>
  new FolderInUseError(
    `La cartella dei dati è già in uso: ${holder}. Chiuda l'altra istanza oppure scelga un'altra DATA_DIR; se nessuna è in esecuzione, elimini ${lockFile}.`,
  )

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
