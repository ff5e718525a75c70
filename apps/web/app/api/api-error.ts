import { type ErrorCode, SESSION_OVER_CODES } from '@riflesso/contract'
import { commonCopy } from '~/copy/common.ts'

/** What a failed call is known by: a code of the contract, or one of the ways not to get an answer at all. */
export type FailureCode = ErrorCode | 'network' | 'unknown'

/** A call that did not succeed. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: FailureCode
  /** The server's own sentence, fit for showing; null when it sent none. */
  readonly serverMessage: string | null
  /** Everything the server answered, for the calls that add fields (`requiresUpgrade`, `trialAnalysesUsed`). */
  readonly details: Readonly<Record<string, unknown>>

  constructor(failure: {
    status: number
    code: FailureCode
    message: string
    serverMessage: string | null
    details: Readonly<Record<string, unknown>>
  }) {
    super(failure.message)
    this.name = 'ApiError'
    this.status = failure.status
    this.code = failure.code
    this.serverMessage = failure.serverMessage
    this.details = failure.details
  }

  /** Why the session ended, where that is more than that it is over. */
  get farewell(): string | null {
    return EXPLAINED.includes(this.code) ? this.serverMessage : null
  }

  /** True when the server no longer knows this session. */
  get endsSession(): boolean {
    return (SESSION_OVER_CODES as readonly string[]).includes(this.code)
  }
}

/** Sessions that ended for a reason that the person does not know. */
const EXPLAINED: readonly FailureCode[] = ['account-removed', 'account-suspended']

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/**
 * The error of an answer outside 2xx. Its message is the status, a colon, then the server's `error`, else its `message`,
 * else the status text (product specification, section 8).
 */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const details = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const serverMessage = text(details.error) ?? text(details.message)
  return new ApiError({
    status: response.status,
    code: (text(details.code) ?? 'unknown') as FailureCode,
    message: `${response.status}: ${serverMessage ?? response.statusText}`,
    serverMessage,
    details,
  })
}

/** The error of a call that never reached the server. */
export const networkError = () =>
  new ApiError({ status: 0, code: 'network', message: commonCopy.offline, serverMessage: null, details: {} })

/** What a proxy answers when the server behind it does not. */
const NO_ANSWER = [502, 503, 504]

/** The sentence to show for any failure: the server's own, else that it did not answer, else `otherwise`. */
export function messageOf(error: unknown, otherwise: string = commonCopy.unexpected): string {
  if (!(error instanceof ApiError)) return otherwise
  if (error.serverMessage !== null) return error.serverMessage
  return error.code === 'network' || NO_ANSWER.includes(error.status) ? commonCopy.offline : otherwise
}

/** As `messageOf`, for the forms of profile, password and reset (product specification, section 8). */
export function formMessageOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'network') return messageOf(error)
  const isJson = Object.keys(error.details).length > 0
  return error.serverMessage ?? (isJson ? commonCopy.unknownError : commonCopy.httpError(error.status))
}
