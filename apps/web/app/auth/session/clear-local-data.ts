import { SERVICES_TO_SEND } from '~/offline/services-to-send.ts'

/** Preferences of the browser and what was weighed offline, without personal data. Everything else is deleted with the session. */
const KEPT = ['mantine-color-scheme-value', SERVICES_TO_SEND]

/** The service worker's caches of the app's files, without personal data. */
const isShell = (cache: string): boolean => cache.startsWith('shell-')

/**
 * Deletes all offline data from this browser, because a tablet may be shared. Preferences and services to send stay. Photos are not cached: the
 * server forbids it.
 */
export function clearLocalData(): void {
  for (const key of Object.keys(localStorage)) if (!KEPT.includes(key)) localStorage.removeItem(key)
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
