// Prints the software bill of materials of the production dependencies (CycloneDX 1.5) from the lock file. It needs no
// installed modules, so the image build can run it. Not `npm sbom --omit=dev`, which omits packages that are also a development
// dependency somewhere, such as react, sharp and zod.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

const { name, version } = read('package.json')
/**
 * @typedef {{ name?: string, version: string, license?: string, integrity?: string, optional?: boolean, link?: boolean,
 *   dev?: boolean, devOptional?: boolean }} Locked a package in the lock file
 */

/** @type {{ packages: Record<string, Locked> }} */
const { packages } = read('package-lock.json')

/** 'sha512-<base64>' as CycloneDX writes it. @param {string} integrity */
function hashOf(integrity) {
  const [algorithm = '', digest = ''] = integrity.split('-')
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }
}

/** Licences of packages whose manifest names none, by their LICENSE file. @type {Record<string, string>} */
const LICENCES_IN_FILES = { 'png-js': 'MIT' }

/** @param {[path: string, entry: Locked]} entry */
function componentOf([path, { name: alias, version, license: declared, integrity, optional }]) {
  const name = alias ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const license = declared ?? LICENCES_IN_FILES[name]
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    // Native builds for other systems are optional.
    scope: optional ? 'optional' : 'required',
    ...(integrity && { hashes: [hashOf(integrity)] }),
    ...(license && { licenses: [{ expression: license }] }),
    purl,
  }
}

const libraries = Object.entries(packages)
  .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.dev && !entry.devOptional)
  .map(componentOf)
const node = packages['node_modules/node']?.version

const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
  components: [
    { type: 'platform', 'bom-ref': `node@${node}`, name: 'node', version: node, purl: `pkg:generic/node@${node}` },
    ...new Map(libraries.map((library) => [library.purl, library])).values(),
  ],
}
process.stdout.write(`${JSON.stringify(bill, null, 1)}\n`)
