import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { InlineHashes } from '../http/security-headers.ts'
import type { HashedFiles } from './hashed-files.ts'
import { type Installation, pageOf } from './installation.ts'

/** One page of the built web app, with the details of this installation. */
export type Page = {
  readonly contents: Readonly<Record<(typeof PAGE_ENCODINGS)[number], Buffer>>
  readonly etag: string
  /** Hashes of the page's inline scripts and styles, for the Content Security Policy. */
  readonly inline: InlineHashes
  /** Search engines may list it. */
  readonly isIndexed: boolean
}

/** Best first. */
export const PAGE_ENCODINGS = ['br', 'gzip', 'identity'] as const
export type WebBuild = {
  readonly folder: string
  /** Pre-rendered pages by address: '/', '/auth'. */
  readonly pages: ReadonlyMap<string, Page>
  /** Files whose names carry a hash of their content, in memory: a new build in this folder removes none. */
  readonly hashed: HashedFiles
  /** Every other file by address: '/favicon.svg'. */
  readonly files: ReadonlyMap<string, string>
  /** The app's shell, for screens that are not pre-rendered. */
  readonly shell: Page
}

const SHELL = '__spa-fallback.html'
/** Pages are compressed at every start, and brotli's highest level would take a second. */
const BROTLI_QUALITY = 6

/** Reads what the web build left in a folder; null when there is no build. */
export function readWebBuild(folder: string, installation: Installation): WebBuild | null {
  if (!existsSync(folder)) return null
  const pages = new Map<string, Page>()
  const files = new Map<string, string>()
  let fallback: Page | undefined
  const read = (file: string) => readPage(join(folder, file), installation)
  for (const file of listFiles(folder).filter((each) => !isHashed(each))) {
    if (file === SHELL) fallback = read(file)
    else if (file.endsWith('.html')) pages.set(addressOf(file), read(file))
    else if (!/\.(br|gz)$/.test(file)) files.set(`/${file}`, file)
  }
  const shell = fallback ?? pages.get('/')
  return shell ? { folder, pages, files, hashed: readHashedFiles(folder), shell } : null
}

const isHashed = (file: string): boolean => file.startsWith('assets/')

/** The hashed files of a web build; none when there is no build. */
export const readHashedFiles = (folder: string): HashedFiles =>
  new Map(
    (existsSync(folder) ? listFiles(folder) : [])
      .filter(isHashed)
      .map((file) => [file, readFileSync(join(folder, file))]),
  )

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`

function readPage(file: string, installation: Installation): Page {
  const html = pageOf(readFileSync(file, 'utf8'), installation)
  const identity = Buffer.from(html)
  return {
    contents: {
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      gzip: gzipSync(identity),
      identity,
    },
    // Weak: the same page in another encoding has the same tag.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url')}"`,
    inline: inlineHashes(html),
    isIndexed: !/<meta name="robots" content="noindex"/.test(html),
  }
}

/** Blocks of data, such as structured data, are not run: no policy applies to them. */
const isRun = (attributes: string) => !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*"application\//i.test(attributes)

/** Hashes of a page's inline scripts and style elements, in the format of a Content Security Policy. */
export function inlineHashes(html: string): InlineHashes {
  const textsOf = (element: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))]
      .filter(([, attributes = '']) => element === 'style' || isRun(attributes))
      .map(([, , text = '']) => text)
  const hashesOf = (texts: readonly string[]) => [
    ...new Set(texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)),
  ]
  return { scripts: hashesOf(textsOf('script')), styles: hashesOf(textsOf('style')) }
}
