import { type Clock, MINUTE_MS } from '#platform/clock'

/** Failures in a row after which the breaker opens. */
const MAX_FAILURES = 3
const OPEN_MS = MINUTE_MS

/** A circuit breaker: blocks requests while the service fails. Shared by all requests of this process. */
export type Breaker = ReturnType<typeof createBreaker>

export const createBreaker = (clock: Clock) => {
  let failures = 0
  let openUntil = 0
  let isTrying = false
  return {
    /** Whether a request may be made now. After a pause a single trial request is allowed. */
    admits: () => {
      if (failures < MAX_FAILURES) return true
      if (isTrying || clock().getTime() < openUntil) return false
      isTrying = true
      return true
    },
    /** The service answered, with any status. */
    succeeded: () => {
      failures = 0
      isTrying = false
    },
    /** The service did not answer. */
    failed: () => {
      failures++
      isTrying = false
      if (failures >= MAX_FAILURES) openUntil = clock().getTime() + OPEN_MS
    },
    /** The request was cancelled, without a result. */
    cancelled: () => {
      isTrying = false
    },
  }
}
