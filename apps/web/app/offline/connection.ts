let offline = false
const listeners = new Set<() => void>()

/** True since something was shown from a copy because the server did not answer. */
export const isOffline = (): boolean => offline

/** Says whether the server answered. */
export function noteConnection(answered: boolean): void {
  if (offline === !answered) return
  offline = !answered
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever that changes; returns how to stop. */
export function watchConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
