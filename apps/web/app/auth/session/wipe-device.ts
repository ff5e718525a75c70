/** How this browser likes to work: nothing about anybody. Everything else goes with the session. */
const PREFERENCES = ['mantine-color-scheme-value']

/** Caches of the app's own files, the same for everybody: the service worker's. */
const isShell = (cache: string): boolean => cache.startsWith('shell-')

/**
 * Removes every offline copy from this browser: a tablet may be shared. What people stored in preferences stays. The
 * photos are in no cache of the browser, for the server allows none.
 */
export function wipeDevice(): void {
  for (const key of Object.keys(localStorage)) if (!PREFERENCES.includes(key)) localStorage.removeItem(key)
  sessionStorage.clear()
  void forgetFiles()
}

/** Answers kept for work without a connection, and databases; where the browser has them. */
async function forgetFiles(): Promise<void> {
  if ('caches' in window) {
    for (const name of await caches.keys()) if (!isShell(name)) await caches.delete(name)
  }
  if (!indexedDB.databases) return
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}
