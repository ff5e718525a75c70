import { type Clock, MINUTE_MS } from '#platform/clock'

/** Failures in a row after which the breaker opens. */
const MOST_FAILURES = 3
const REST_MS = MINUTE_MS

/** A circuit breaker: blocks requests while the service fails. Shared by all requests of this process. */
export type Breaker = {
  /** Whether a request may be made now. After a pause a single trial request is allowed. */
  readonly admits: () => boolean
  /** The service answered, with any status. */
  readonly succeeded: () => void
  /** The service did not answer. */
  readonly failed: () => void
  /** The request was cancelled, without a result. */
  readonly abortOnClose: () => void
}

export const createBreaker = (clock: Clock): Breaker => {
  let failures = 0
  let restsUntil = 0
  let isTrying = false
  return {
    admits: () => {
      if (failures < MOST_FAILURES) return true
      if (isTrying || clock().getTime() < restsUntil) return false
      isTrying = true
      return true
    },
    succeeded: () => {
      failures = 0
      isTrying = false
    },
    failed: () => {
      failures++
      isTrying = false
      if (failures >= MOST_FAILURES) restsUntil = clock().getTime() + REST_MS
    },
    abortOnClose: () => {
      isTrying = false
    },
  }
}
