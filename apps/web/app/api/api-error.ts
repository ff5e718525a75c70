import { type ErrorCode, SESSION_OVER_CODES } from '@riflesso/contract'
import { commonCopy } from '~/copy/common.ts'

/** Code of a failed call: a code of the contract, or a reason for having no response. */
export type FailureCode = ErrorCode | 'network' | 'unknown'

/** A failed call. */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly code: FailureCode
  /** The server's message, suitable for display; null if it sent none. */
  readonly serverMessage: string | null
  /** Whole response body, for operations that add fields (`requiresUpgrade`, `trialAnalysesUsed`). */
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

  /** Message for sessions that ended for a specific reason. */
  get signOutReason(): string | null {
    return EXPLAINED.includes(this.code) ? this.serverMessage : null
  }

  /** True if the session is no longer valid: any 401, with or without a code, or a code that says so. */
  get endsSession(): boolean {
    return this.status === 401 || (SESSION_OVER_CODES as readonly string[]).includes(this.code)
  }
}

/** Codes of sessions that ended for a reason unknown to the user. */
const EXPLAINED: readonly FailureCode[] = ['account-removed', 'account-suspended']

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/**
 * The error of a response outside 2xx. Its message is the status, a colon, and the server's `error`, its `message` or the
 * status text (product specification, section 8).
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

/** The error of a call without a response. */
export const networkError = () =>
  new ApiError({ status: 0, code: 'network', message: commonCopy.offline, serverMessage: null, details: {} })

/** Statuses that a proxy returns when the server does not respond. */
const NO_ANSWER = [502, 503, 504]

/** The message to show for a failure: the server's, or that it did not respond, or `otherwise`. */
export function messageOf(error: unknown, otherwise: string = commonCopy.unexpected): string {
  if (!(error instanceof ApiError)) return otherwise
  if (error.serverMessage !== null) return error.serverMessage
  return error.code === 'network' || NO_ANSWER.includes(error.status) ? commonCopy.offline : otherwise
}

/** Like `messageOf`, for the forms of profile, password and reset (product specification, section 8). */
export function formMessageOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'network') return messageOf(error)
  const isJson = Object.keys(error.details).length > 0
  return error.serverMessage ?? (isJson ? commonCopy.unknownError : commonCopy.httpError(error.status))
}

/** Messages of the server by field; empty for other errors. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const fields = error instanceof ApiError ? error.details.fields : undefined
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {}
}
