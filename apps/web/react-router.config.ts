import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'
import { TOKEN_KEY } from './app/api/token-key.ts'
import { TUTORIALS } from './app/copy/public/support.ts'
import { paths } from './app/paths.ts'
import { deferScripts, redirectVisitors } from './bundling/deferred-scripts.ts'
import { writeServiceWorker } from './worker/build.ts'

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/
/** Smaller files are not compressed. */
const MIN_BYTES = 1024

/** Pre-rendered pages with deferred scripts. */
const READ_PAGES = [paths.landing, paths.accuracy, paths.support, ...TUTORIALS.map(({ id }) => paths.tutorial(id))]

/** The first screen of the app, pre-rendered without a user. */
const START_PAGE = paths.app

/** Public pages with the same content for every visitor. */
const PUBLIC_PAGES = [...READ_PAGES, paths.privacy, paths.terms, paths.cookie, paths.contact]

/**
 * Writes `.br` and `.gz` copies of all text files of the build, so that the server only compresses pages, whose placeholders it
 * replaces.
 */
async function compressTexts(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((file) => TEXT.test(file))) {
    const file = join(folder, name)
    const content = await readFile(file)
    if (content.length < MIN_BYTES) continue
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
  }
}

export default {
  ssr: false,
  prerender: [...PUBLIC_PAGES, START_PAGE],
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, 'client')
    for (const path of [...READ_PAGES, START_PAGE]) await deferScripts(folder, join(path, 'index.html'))
    await redirectVisitors(join(folder, START_PAGE, 'index.html'), {
      unless: TOKEN_KEY,
      to: paths.auth,
      keeping: '?tab=register',
    })
    await writeServiceWorker(folder)
    await compressTexts(folder)
  },
} satisfies Config
