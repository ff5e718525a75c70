import { ERROR_STATUS, type ErrorCode } from '@riflesso/contract'

/** Fields of an error answer besides `error` and `code`. */
export type ErrorDetails = {
  /** First message of each invalid field, by its path ('email', 'situation.history.henna'). */
  readonly fields?: Readonly<Record<string, string>>
  readonly requiresUpgrade?: true
  readonly trialAnalysesUsed?: number
  /** When the monthly count resets, ISO 8601. */
  readonly resetDate?: string | null
  readonly retryAfterSeconds?: number
  /** The level at which the server reads the photo that `fields` names. */
  readonly measuredLevel?: number
  /** The registration that waits for its code; only for callers who know its password. */
  readonly registrationToken?: string
  /** The ticket for the second step of a sign-in; only for callers who know the password. */
  readonly ticket?: string
}

/** Codes of a server that cannot serve at the moment: a retry is welcome soon. */
const TEMPORARY: readonly ErrorCode[] = ['busy', 'archive-unavailable']
const TEMPORARY_DETAILS: ErrorDetails = { retryAfterSeconds: 5 }

/** An expected failure of a call: a code of the contract. Anything else thrown is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}, cause?: unknown) {
    super(code, { cause })
    this.code = code
    this.details = TEMPORARY.includes(code) ? { ...TEMPORARY_DETAILS, ...details } : details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** What a lookup or a change found. @throws AppError with this code when there was nothing */
export function required<T>(found: T | null | undefined | false, code: ErrorCode): T {
  if (found === null || found === undefined || found === false) throw new AppError(code)
  return found
}
