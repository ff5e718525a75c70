/** Whether this server still wants new requests. */
export type Readiness = {
  /** From now on the server says that it is leaving: it answers what still comes, and is sent nothing more. */
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
