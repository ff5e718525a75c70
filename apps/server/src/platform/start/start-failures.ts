import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Config } from '../config.ts'
import { FolderInUseError } from '../database/folder-lock.ts'
import { DataKeyError } from '../encryption/field-encryption.ts'
import { describeError } from '../http/logging.ts'
import { checkBucket } from '../photo-store/bucket.ts'

/** The server cannot start; the message says in Italian what to change. */
class StartError extends Error {
  override readonly name = 'StartError'
}

/** The terminal output of a failed start: one line if the reason is known. */
export function startFailure(error: unknown): string {
  if (error instanceof StartError || error instanceof FolderInUseError || error instanceof DataKeyError)
    return error.message
  const { message, stack } = describeError(error)
  return `Riflesso non è partito per un errore imprevisto: ${message}\n${stack}`
}

/** Listens briefly, so that a start that must fail does so before it has changed anything. @throws StartError */
export async function checkAddress(where: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  probe.once('error', reject)
  probe.listen(where, () => probe.close(() => resolve()))
  await promise.catch((error: unknown) => {
    throw addressFailure(error, where)
  })
}

/** Why an address cannot be listened on. */
export function addressFailure(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `La porta ${port} è già in uso. Chiudi l'altro programma oppure imposta un'altra PORT.`,
    EACCES: `Non è permesso usare la porta ${port}. Imposta una PORT da 1024 in su.`,
    EADDRNOTAVAIL: `L'indirizzo ${host} non è di questa macchina. Correggi HOST.`,
    ENOTFOUND: `L'indirizzo ${host} non esiste. Correggi HOST.`,
    EAI_AGAIN: `L'indirizzo ${host} non esiste. Correggi HOST.`,
  }
  return inWords(error, sentences)
}

/** Creates the data folder and checks that it is writable. @throws StartError */
export function checkDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw folderFailure(error, dataDir)
  }
  closeToOthers(dataDir)
}

/**
 * Only the owner may enter the data folder. The embedded database writes its files world-readable, ignoring the umask.
 * A mounted folder may have another owner, who has to restrict it.
 */
function closeToOthers(dataDir: string): void {
  if (statSync(dataDir).uid === process.getuid?.()) chmodSync(dataDir, 0o700)
}

/** Why a folder cannot hold the data. */
export function folderFailure(error: unknown, dataDir: string): unknown {
  const occupied = `${dataDir} non può essere la cartella dei dati: c'è un file al suo posto. Correggi DATA_DIR.`
  const closed = `La cartella dei dati ${dataDir} non si può scrivere. Cambiane i permessi oppure correggi DATA_DIR.`
  return inWords(error, {
    EEXIST: occupied,
    ENOTDIR: occupied,
    EACCES: closed,
    EPERM: closed,
    EROFS: closed,
    ENOENT: closed,
    ENOSPC: `Il disco della cartella dei dati ${dataDir} è pieno. Libera spazio oppure cambia DATA_DIR.`,
  })
}

/** Checks that the bucket of the photos answers, if there is one. @throws StartError */
export async function checkPhotoStore({ photoBucket }: Pick<Config, 'photoBucket'>): Promise<void> {
  if (photoBucket === null) return
  await checkBucket(photoBucket).catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : 'errore'
    throw new StartError(
      `Il bucket «${photoBucket.bucket}» delle foto non risponde come deve (${reason}). Controlla S3_BUCKET, S3_REGION, S3_ENDPOINT e le chiavi.`,
      { cause: error },
    )
  })
}

/** Why the database does not open. */
export function databaseFailure(error: unknown, { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  if (databaseUrl === null) return folderFailure(error, dataDir)
  const { host, pathname, username } = new URL(databaseUrl)
  const silent = `Il database in ${host} non risponde. Controlla che sia avviato e che DATABASE_URL sia giusta.`
  // The driver gives this error no code.
  if (error instanceof Error && error.message.includes('connection timeout'))
    return new StartError(silent, { cause: error })
  const refused = `Il database in ${host} rifiuta l'utente «${username}» o la sua password. Correggi DATABASE_URL.`
  return inWords(error, {
    ECONNREFUSED: silent,
    ECONNRESET: silent,
    ENOTFOUND: silent,
    EAI_AGAIN: silent,
    ETIMEDOUT: silent,
    EHOSTUNREACH: silent,
    ENETUNREACH: silent,
    // PostgreSQL, appendix A: error codes.
    '28P01': refused,
    '28000': refused,
    '3D000': `Il database «${pathname.slice(1)}» non esiste. Crealo oppure correggi DATABASE_URL.`,
    '42501': `L'utente «${username}» del database in ${host} non può creare tabelle. Dagli il permesso oppure correggi DATABASE_URL.`,
    '57P03': `Il database in ${host} si sta ancora avviando. Riprova tra poco.`,
  })
}

/** The sentence for an error's code or that of its cause; otherwise the error itself. */
function inWords(error: unknown, sentences: Readonly<Record<string, string>>): unknown {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const sentence = 'code' in cause && typeof cause.code === 'string' ? sentences[cause.code] : undefined
    if (sentence) return new StartError(sentence, { cause: error })
  }
  return error
}
