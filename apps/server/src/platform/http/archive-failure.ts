import type { ErrorCode } from '@riflesso/contract'

/** No space: of the file system, and of PostgreSQL (appendix A: error codes). */
const FULL = ['ENOSPC', 'EDQUOT', '53100']

/** No connection: of the network, and of PostgreSQL that stops, starts, recovers from a crash, or has no connection left. */
const LOST = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '08000',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]

/** The driver, its pool and the embedded engine give these errors no code. */
const LOST_WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|PGlite is clos)/

/**
 * The code for a failure of the database or of the photo store that is no bug: no space, or no connection. Their failures alone
 * reach here uncaught: those of other services are answered by the feature that calls them.
 */
export function archiveCode(error: unknown): ErrorCode | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (FULL.includes(code)) return 'archive-full'
    if (LOST.includes(code) || LOST_WITHOUT_CODE.test(cause.message)) return 'archive-unavailable'
  }
  return undefined
}
