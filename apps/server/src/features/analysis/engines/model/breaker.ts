import { type Clock, MINUTE_MS } from '#platform/clock'

/** So many failures in a row, and the model is left alone. */
const MOST_FAILURES = 3
const REST_MS = MINUTE_MS

/** Lets no request through while the service behind it fails: shared by all requests of this process. */
export type Breaker = {
  /** Whether a request may be made now. After a rest a single one is let through to try. */
  readonly admits: () => boolean
  /** The service answered, whatever it said. */
  readonly succeeded: () => void
  /** The service did not answer, or could not. */
  readonly failed: () => void
  /** The request was given up without telling anything of the service. */
  readonly abandoned: () => void
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
    abandoned: () => {
      isTrying = false
    },
  }
}
