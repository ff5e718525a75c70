/** Whether this server accepts new requests. */
export type Readiness = {
  /** Marks the server as stopping: it answers requests that still arrive, and load balancers send no more. */
  readonly leave: () => void
  readonly isLeaving: () => boolean
}

export function createReadiness(): Readiness {
  let leaving = false
  return {
    leave: () => {
      leaving = true
    },
    isLeaving: () => leaving,
  }
}
