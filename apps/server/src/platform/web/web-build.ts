import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** One page of the built web app. */
export type Page = {
  /** Path inside the build folder. */
  readonly file: string
  /** 'sha256-...' of each inline script, for the Content Security Policy. */
  readonly scriptHashes: readonly string[]
}

export type WebBuild = {
  readonly folder: string
  /** Pre-rendered pages by address: '/', '/auth'. */
  readonly pages: ReadonlyMap<string, Page>
  /** Every other file by address: '/assets/root-x1.js'. */
  readonly files: ReadonlyMap<string, string>
  /** The app's shell, for screens that are not pre-rendered. */
  readonly shell: Page
}

const SHELL = '__spa-fallback.html'

/** Reads what the web build left in a folder; null when there is no build. */
export function readWebBuild(folder: string): WebBuild | null {
  if (!existsSync(folder)) return null
  const pages = new Map<string, Page>()
  const files = new Map<string, string>()
  let fallback: Page | undefined
  for (const file of listFiles(folder)) {
    if (file === SHELL) fallback = readPage(folder, file)
    else if (file.endsWith('.html')) pages.set(addressOf(file), readPage(folder, file))
    else if (!/\.(br|gz)$/.test(file)) files.set(`/${file}`, file)
  }
  const shell = fallback ?? pages.get('/')
  return shell ? { folder, pages, files, shell } : null
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`

const readPage = (folder: string, file: string): Page => ({
  file,
  scriptHashes: inlineScriptHashes(readFileSync(join(folder, file), 'utf8')),
})

/** Hashes of the scripts that stand in a page itself, in the form a Content Security Policy wants. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  const inline = scripts.filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes)).map(([, , body = '']) => body)
  return [...new Set(inline.map((body) => `sha256-${createHash('sha256').update(body).digest('base64')}`))]
}
