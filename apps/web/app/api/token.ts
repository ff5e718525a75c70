/** Key in local storage. */
export const TOKEN_KEY = 'auth-token'

type Listener = () => void
const listeners = new Set<Listener>()
const announce = () => {
  for (const listener of listeners) listener()
}

/** The stored bearer token, or null. */
export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY)

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token)
  announce()
}

export function removeToken(): void {
  if (readToken() === null) return
  localStorage.removeItem(TOKEN_KEY)
  announce()
}

/** Calls `listener` whenever the token changes, in any tab; returns the function that unsubscribes. */
export function watchToken(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
