import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deferScripts, redirectVisitors } from './deferred-scripts.ts'

const START =
  'import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\n\nimport("/assets/entry-1.js");'
const PAGE = `<!DOCTYPE html><html><head><title>Riflesso</title><link rel="modulepreload" href="/assets/root-1.js"/><link rel="modulepreload" href="/assets/entry-1.js"/><link rel="modulepreload" href="/assets/library-1.js"/></head><body><h1>Ciao</h1><script type="module" async="">${START}</script></body></html>`
const MODULES = {
  'root-1.js': 'import{a as e}from"./library-1.js";e()',
  'library-1.js': 'export const a=()=>1',
  'entry-1.js': 'start()',
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riflesso-bundling-'))
  await mkdir(join(folder, 'assets'))
  for (const [name, text] of Object.entries(MODULES)) await writeFile(join(folder, 'assets', name), text)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const written = () => readFile(join(folder, 'index.html'), 'utf8')

test('a page loads its scripts after it is visible, in dependency order', async () => {
  await writeFile(join(folder, 'index.html'), PAGE)
  await deferScripts(folder, 'index.html')
  const page = await written()
  expect(page).not.toContain('rel="modulepreload"')
  expect(page).not.toContain('type="module"')
  expect(page).toContain('<h1>Ciao</h1>')
  // Each after its imports; the entry is last.
  expect(page).toContain('["/assets/library-1.js","/assets/root-1.js"]')
  const start = (await readdir(join(folder, 'assets'))).find((name) => name.startsWith('start-')) ?? ''
  expect(page).toContain(`/assets/${start}`)
  expect(await readFile(join(folder, 'assets', start), 'utf8')).toBe(START)
})

test('a page with an unexpected start script fails the build', async () => {
  await writeFile(join(folder, 'index.html'), '<!DOCTYPE html><html><head></head><body></body></html>')
  await expect(deferScripts(folder, 'index.html')).rejects.toThrow('index.html does not start its code')
})

test('cyclic imports between files fail the build', async () => {
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'assets', 'library-1.js'), 'import{b}from"./root-1.js";export const a=()=>b')
  await expect(deferScripts(folder, 'index.html')).rejects.toThrow('root-1.js needs itself to run first')
})

test.each([
  [null, '', ['/auth']],
  [null, '?tab=register', ['/auth?tab=register']],
  [null, '?client=1', ['/auth']],
  ['a-token', '', []],
])('with the token %s and the query %j the redirect is %j', async (token, search, sent) => {
  await writeFile(join(folder, 'index.html'), PAGE)
  const way = { unless: 'auth-token', to: '/auth', keeping: '?tab=register' }
  await redirectVisitors(join(folder, 'index.html'), way)
  const script = /<head><script>(.+?)<\/script>/.exec(await written())?.[1] ?? ''
  const places: string[] = []
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === 'auth-token' ? token : 'other') },
    location: { search, replace: (place: string) => places.push(place) },
  })
  expect(places).toEqual(sent)
})
