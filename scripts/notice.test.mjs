import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8')

/** Cells of the rows of a section of NOTICE, without its header. @param {string} section */
function rowsOf(section) {
  const [, text = ''] = read('NOTICE').split(new RegExp(`^${section}\n-+\n`, 'm'))
  const [table = ''] = text.split(/^-{3,}$/m)
  const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('| '))
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const FOLDERS = ['apps', 'deploy', 'docs', 'packages', 'scripts', 'tests', 'tools']
const GENERATED = new Set(['node_modules', 'build', '.react-router', '__pycache__'])
/** Files that may be the work of others and carry no attribution themselves. */
const NO_TEXT = /\.(?:avif|bin|f32|gif|heic|ico|jpe?g|mp4|otf|pdf|png|svg|ttf|webp|woff2?|xsd)$/

/** @type {(folder: string) => string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : filesBelow(join(folder, entry.name))
    return [relative(root, join(folder, entry.name))]
  })

test('NOTICE has a row for every folder of pictures, fonts and data, and no row without files', () => {
  const places = rowsOf('Pictures, fonts and data').map(([place = '']) => place)
  const files = FOLDERS.flatMap((folder) => filesBelow(join(root, folder))).filter((file) => NO_TEXT.test(file))
  expect(files.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([])
  expect(places.filter((place) => !files.some((file) => file.startsWith(place)))).toEqual([])
  expect(places.length).toBeGreaterThan(0)
})

/** Licences that require no notice. */
const NEED_NO_NOTICE = ['MIT-0', '0BSD', 'CC0-1.0', 'Unlicense']
const WORKSPACES = ['apps/server', 'apps/web', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)]

const { packages } = JSON.parse(read('package-lock.json'))

/** Libraries listed explicitly: the runtime, and the sources of the service worker. */
function librariesOf() {
  const declared = WORKSPACES.filter((name) => name in packages).flatMap((name) =>
    Object.keys(packages[name].dependencies ?? {}).map((library) => ({ library, from: name })),
  )
  const worker = [...read('apps/web/worker/service-worker.ts').matchAll(/from '([^'.]+)'/g)]
  return [...declared, ...worker.map(([, library = '']) => ({ library, from: 'apps/web' }))]
    .filter(({ library }) => !library.startsWith('@riflesso/'))
    .map(({ library, from }) => {
      const { license } = packages[`${from}/node_modules/${library}`] ?? packages[`node_modules/${library}`]
      return { library, license }
    })
    .filter(({ license }) => !NEED_NO_NOTICE.includes(license))
}

/** Direct and transitive production packages with a copyleft licence. */
const copyleft = Object.entries(packages)
  .filter(([, { dev, license }]) => !dev && /GPL|MPL|EPL|CDDL/.test(license ?? ''))
  .map(([path, { license }]) => ({ library: path.replace(/^.*node_modules\//, ''), license }))

test('NOTICE has a row, with its licence, for exactly the libraries that require one', () => {
  const rows = rowsOf('Libraries').map(([name = '', license = '']) => ({ name, license }))
  /** @param {{ library: string, license: string }} library @param {{ name: string, license: string }} row */
  const isOf = ({ library, license }, row) =>
    row.name.endsWith('*')
      ? library.startsWith(row.name.slice(0, -1)) && license.includes(row.license)
      : library === row.name && license === row.license
  const libraries = [...librariesOf(), ...copyleft]
  expect(libraries.filter((library) => !rows.some((row) => isOf(library, row)))).toEqual([])
  expect(rows.filter((row) => !libraries.some((library) => isOf(library, row)))).toEqual([])
  expect(rows.length).toBeGreaterThan(0)
})
