import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

/** @param {string} path */
const manifest = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const workspaces = globSync('{apps,packages}/*/package.json', { cwd: root }).map(manifest)

/** @typedef {{ name: string, version: string, type: string, purl: string, hashes: object[], licenses: object[] }} Component */

test('the bill of materials lists production dependencies with their versions and no development tools', () => {
  const printed = execFileSync('npm', ['run', '-s', 'sbom'], { cwd: root, encoding: 'utf8' })
  /** @type {{ bomFormat: string, specVersion: string, components: Component[] }} */
  const { bomFormat, specVersion, components } = JSON.parse(printed)
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5'])
  const parts = components.map(({ name, version }) => `${name}@${version}`)
  const wanted = workspaces
    .flatMap(({ dependencies = {} }) => Object.entries(dependencies))
    .filter(([name]) => !name.startsWith('@riflesso/'))
    .map(([name, version]) => `${name}@${version}`)
  expect(wanted.length).toBeGreaterThan(40)
  expect(parts).toEqual(expect.arrayContaining([...wanted, `node@${manifest('package.json').devDependencies.node}`]))
  // A transitive dependency.
  expect(parts.some((part) => part.startsWith('@img/sharp-libvips-linux-x64@'))).toBe(true)
  const names = components.map(({ name }) => name)
  for (const tool of ['vitest', 'typescript', 'vite', '@biomejs/biome', 'lighthouse', 'drizzle-kit'])
    expect(names).not.toContain(tool)
  for (const { name, type, purl, hashes, licenses } of components) {
    if (type !== 'library') continue
    expect([name, purl, hashes, licenses]).toEqual([
      name,
      expect.stringMatching(/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@\d/),
      [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      [{ expression: expect.any(String) }],
    ])
  }
})
