/** A value outside React; `get` and `watch` are the arguments of `useSyncExternalStore`. */
export type Store<Value> = {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Calls `listener` on change; returns the function that unsubscribes. */
  readonly watch: (listener: () => void) => () => void
}

/** A store in memory. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** A text in local storage, or null. Also follows changes made in other tabs. */
export function createStoredText(key: string): Store<string | null> {
  const changes = createStore(0)
  const get = () => localStorage.getItem(key)
  return {
    get,
    set: (text) => {
      if (text === get()) return
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
      changes.set(changes.get() + 1)
    },
    watch: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      const stop = changes.watch(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        stop()
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}
