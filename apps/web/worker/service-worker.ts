import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

/** Filled in by the build: the files of the app, each by its hashed name, and its shell. */
declare const SHELL_FILES: PrecacheEntry[]
/** The address that the shell is kept under. */
declare const SHELL_ADDRESS: string

/** Milliseconds that a page may take before its kept shell is shown. */
const PATIENCE = 5000

// 'shell-files': nothing about anybody is in it, so that it stays when a session ends.
setCacheNameDetails({ prefix: 'shell', precache: 'files', suffix: '' })
cleanupOutdatedCaches()
precacheAndRoute(SHELL_FILES, { cleanURLs: false, directoryIndex: '' })

/**
 * A page comes from the server, with the headers that hold now; from the kept shell only when the server does not answer.
 * Answers of the API, photos, samples: none of them is ever looked at here.
 */
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await Promise.race([fetch(request), late()])
      } catch (reason) {
        const shell = await matchPrecache(SHELL_ADDRESS)
        if (shell) return shell
        throw reason
      }
    },
    { denylist: [/^\/api\//, /^\/dev\//, /\.[a-z0-9]+$/] },
  ),
)

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), PATIENCE)
  })

// A new version waits until the person says so: a page must not change under their hands.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})
clientsClaim()
