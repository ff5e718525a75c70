let offline = false
const listeners = new Set<() => void>()

/** True while offline copies are shown because the server did not respond. */
export const isOffline = (): boolean => offline

/** Records whether the server responded. */
export function noteConnection(answered: boolean): void {
  if (offline === !answered) return
  offline = !answered
  for (const listener of listeners) listener()
}

/** Calls `listener` on change; returns the function that unsubscribes. */
export function watchConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
