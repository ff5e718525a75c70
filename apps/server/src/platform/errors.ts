import { ERROR_STATUS, type ErrorCode } from '@riflesso/contract'

/** What an error answer may carry beside `error` and `code`. */
export type ErrorDetails = {
  /** First message of each wrong field, by its path ('email', 'situation.history.henna'). */
  readonly fields?: Readonly<Record<string, string>>
  readonly requiresUpgrade?: true
  readonly trialAnalysesUsed?: number
  /** When the monthly count starts again, ISO 8601. */
  readonly resetDate?: string | null
  readonly retryAfterSeconds?: number
  /** Which registration waits for its code, told to who knows its password. */
  readonly registrationToken?: string
  /** What the second step of a sign-in sends, told to who knows the password. */
  readonly ticket?: string
}

/** What the answer of a busy server always says: it did nothing, and may be asked again soon. */
const BUSY_DETAILS: ErrorDetails = { retryAfterSeconds: 5 }

/** A failure that a call is expected to have: a code of the contract. Anything else thrown is a fault of ours. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code)
    this.code = code
    this.details = code === 'busy' ? { ...BUSY_DETAILS, ...details } : details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}
