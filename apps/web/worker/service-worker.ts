import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

/** Precache manifest, injected by the build: hashed files and the shell. */
declare const SHELL_FILES: PrecacheEntry[]
declare const SHELL_ADDRESS: string

/** Milliseconds to wait for the server before the cached shell is shown. */
const NAVIGATION_TIMEOUT_MS = 5000

// 'shell-files' contains no personal data, so it is kept on sign-out.
setCacheNameDetails({ prefix: 'shell', precache: 'files', suffix: '' })
cleanupOutdatedCaches()
precacheAndRoute(SHELL_FILES, { cleanURLs: false, directoryIndex: '' })

/**
 * Pages are network-first, with current headers; the cached shell is used only if the server does not respond. The API, photos
 * and samples are never handled here.
 */
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await Promise.race([fetch(request), rejectAfterTimeout()])
      } catch (reason) {
        const shell = await matchPrecache(SHELL_ADDRESS)
        if (shell) return shell
        throw reason
      }
    },
    { denylist: [/^\/api\//, /^\/dev\//, /\.[a-z0-9]+$/] },
  ),
)

const rejectAfterTimeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('navigation timeout')), NAVIGATION_TIMEOUT_MS)
  })

// A new version waits until the user activates it.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})
clientsClaim()
