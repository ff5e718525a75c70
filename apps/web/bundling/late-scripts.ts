import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** The one that the framework writes: it imports the page's modules and starts them. */
const START = /<script type="module" async="">([\s\S]+?)<\/script>/
/** The module that brings the page to life, in that script: it runs last. */
const ENTRY = /import\("([^"]+)"\);?\s*$/

/**
 * Lets a pre-rendered page be seen before its code is asked for: on a slow phone the scripts would compete with the letters
 * and the pictures. They are asked for when the page has loaded, or at the first touch or key if that is sooner, and run
 * one after the other, so that the page stays answerable; what was pressed until then is pressed then (see root.tsx).
 *
 * @param folder - The finished build.
 * @param page - The page's file in it, 'index.html'.
 * @throws Error when the page does not start its code as expected.
 */
export async function startScriptsLate(folder: string, page: string): Promise<void> {
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
  // A function: a replacement text would read its dollar signs.
  await writeFile(
    join(folder, page),
    html.replace(PRELOAD, '').replace(START, () => `<script data-late="">${lateStart(name, modules)}</script>`),
  )
}

/**
 * The same modules, each after those that it imports: run in this order, none runs more than itself.
 *
 * @throws Error when two of them need each other: which of them would run first, and find the other empty, is chance.
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
 * Sends whoever is not signed in from a pre-rendered page on at once: they would look at a tool that is not theirs yet until
 * its code runs. Who is let in the server alone decides; this only looks for a token.
 *
 * @param page - The page's file.
 * @param way.unless - The key in local storage that a token is kept under.
 * @param way.to - The address to send to.
 * @param way.keeping - The query that goes with them, '?tab=register'; any other stays behind.
 */
export async function sendStrangersAway(
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

/** Runs in the page, as it stands: no name from outside, nothing newer than the browsers that the product is for. */
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
      // What does not come is asked for again by those that need it.
      await import(module).catch(() => undefined)
      await new Promise((next) => setTimeout(next))
    }
    add('script', { type: 'module', src: '${name}' })
  }
  for (const act of acts) addEventListener(act, start)
  addEventListener('load', () => setTimeout(start))
  addEventListener('click', press)
  addEventListener('app-runs', () => { removeEventListener('click', press); pressed?.click() }, { once: true })
})()`
