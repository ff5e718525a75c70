import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The shell is requested like a screen that is not pre-rendered; the query distinguishes it from the page. */
const SHELL_ADDRESS = '/profile?shell'
const SHELL_FILE = '__spa-fallback.html'

/** Files needed offline: code, styles, the lock of hair, Latin fonts. */
const NEEDED = /^(?:.+\.(?:js|css|avif)|.+-latin-(?!ext).+\.woff2)$/
/** Not needed offline: the photo reader, and the start scripts of pre-rendered pages. */
const LEFT_OUT = /^(?:reading\.worker|start-)/

/**
 * Writes `service-worker.js` into a finished web build, with its precache manifest: hashed files by name, the shell by content
 * hash.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const assets = await readdir(join(folder, 'assets'))
  const shell = await readFile(join(folder, SHELL_FILE))
  const files = [
    { url: SHELL_ADDRESS, revision: createHash('sha256').update(shell).digest('hex').slice(0, 16) },
    ...assets
      .filter((name) => NEEDED.test(name) && !LEFT_OUT.test(name))
      .sort()
      .map((name) => ({ url: `/assets/${name}`, revision: null })),
  ]
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      SHELL_FILES: JSON.stringify(files),
      SHELL_ADDRESS: JSON.stringify(SHELL_ADDRESS),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: fileURLToPath(new URL('service-worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  })
}
