import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** The framework's inline script, which imports and starts the page's modules. */
const START = /<script type="module" async="">([\s\S]+?)<\/script>/
/** The entry module in that script, which hydrates the page and runs last. */
const ENTRY = /import\("([^"]+)"\);?\s*$/

/**
 * Defers the scripts of a pre-rendered page, which on a slow phone would compete with fonts and pictures. They load after the
 * page, or at the first touch or key, and run one by one to keep the page responsive. The last click on a button before that is
 * replayed (see root.tsx), in its own task: React drops a click on a boundary that it would have to hydrate during an effect.
 *
 * @param folder - The finished build.
 * @param page - The page's file in it, 'index.html'.
 * @throws Error if the start script of the page is not as expected.
 */
export async function deferScripts(folder: string, page: string): Promise<void> {
  const html = await readFile(join(folder, page), 'utf8')
  const start = START.exec(html)?.[1]
  if (start === undefined) throw new Error(`${page} does not start its code`)
  const entry = ENTRY.exec(start)?.[1]
  const preloaded = [...html.matchAll(PRELOAD)].map(([, address = '']) => address)
  const modules = await importedFirst(
    folder,
    preloaded.filter((address) => address !== entry),
  )
  const name = `/assets/start-${createHash('sha256').update(start).digest('base64url').slice(0, 8)}.js`
  await writeFile(join(folder, name), start)
  // A function, because `$` is special in a replacement string.
  await writeFile(
    join(folder, page),
    html.replace(PRELOAD, '').replace(START, () => `<script data-late="">${lateStart(name, modules)}</script>`),
  )
}

/**
 * Topological order of the modules, so that each one only runs itself.
 *
 * @throws Error on a cycle.
 */
async function importedFirst(folder: string, modules: readonly string[]): Promise<string[]> {
  const texts = new Map<string, string>()
  for (const module of modules) texts.set(module, await readFile(join(folder, module), 'utf8'))
  const begun = new Set<string>()
  const ordered: string[] = []
  const place = (module: string) => {
    if (ordered.includes(module)) return
    if (begun.has(module)) throw new Error(`${module} needs itself to run first`)
    begun.add(module)
    const text = texts.get(module) ?? ''
    for (const other of modules) if (text.includes(`"./${basename(other)}"`)) place(other)
    ordered.push(module)
  }
  for (const module of modules) place(module)
  return ordered
}

/**
 * Adds an inline script that redirects visitors without a token from a pre-rendered page, before hydration. Only a usability
 * measure: authorisation is up to the server.
 *
 * @param page - The page's file.
 * @param way.unless - The key of the token in local storage.
 * @param way.to - The target URL.
 * @param way.keeping - The query that is kept, '?tab=register'; any other is dropped.
 */
export async function redirectVisitors(
  page: string,
  way: { readonly unless: string; readonly to: string; readonly keeping: string },
) {
  const html = await readFile(page, 'utf8')
  const query = `(location.search === '${way.keeping}' ? location.search : '')`
  const script = `<script>localStorage.getItem('${way.unless}') ?? location.replace('${way.to}' + ${query})</script>`
  await writeFile(
    page,
    html.replace('<head>', () => `<head>${script}`),
  )
}

/** Inlined into the page: must not use outer names or syntax newer than the supported browsers. */
const lateStart = (name: string, modules: readonly string[]): string => `(() => {
  const acts = ['pointerdown', 'keydown']
  let asked = false
  let pressed = null
  const press = (event) => { pressed = event.target.closest('button') ?? pressed }
  const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes))
  const start = async () => {
    if (asked) return
    asked = true
    const modules = ${JSON.stringify(modules)}
    for (const href of modules) add('link', { rel: 'modulepreload', href })
    for (const module of modules) {
      // Failed modules are requested again by their importers.
      await import(module).catch(() => undefined)
      await new Promise((next) => setTimeout(next))
    }
    add('script', { type: 'module', src: '${name}' })
  }
  for (const act of acts) addEventListener(act, start)
  addEventListener('load', () => setTimeout(start))
  addEventListener('click', press)
  const replay = () => { removeEventListener('click', press); setTimeout(() => pressed?.click()) }
  addEventListener('app-runs', replay, { once: true })
})()`
