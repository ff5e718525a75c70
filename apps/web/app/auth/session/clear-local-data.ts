/** Preferences of the browser, without personal data. Everything else is deleted with the session. */
const PREFERENCES = ['mantine-color-scheme-value', 'calibration']

/** The service worker's caches of the app's files, without personal data. */
const isShell = (cache: string): boolean => cache.startsWith('shell-')

/**
 * Deletes all offline data from this browser, because a tablet may be shared. Preferences stay. Photos are not cached: the
 * server forbids it.
 */
export function clearLocalData(): void {
  for (const key of Object.keys(localStorage)) if (!PREFERENCES.includes(key)) localStorage.removeItem(key)
  sessionStorage.clear()
  void deleteFiles()
}

/** Offline copies and databases, where supported. */
async function deleteFiles(): Promise<void> {
  if ('caches' in window) {
    for (const name of await caches.keys()) if (!isShell(name)) await caches.delete(name)
  }
  if (!indexedDB.databases) return
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}
