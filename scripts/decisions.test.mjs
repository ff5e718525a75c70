import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

test('decisions are numbered consecutively from 1, and each title has the number of its file', () => {
  const files = globSync('docs/decisions/*.md', { cwd: root }).sort()
  expect(files.map((file) => Number(basename(file).slice(0, 4)))).toEqual(files.map((_, index) => index + 1))
  for (const [index, file] of files.entries())
    expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`^# ${index + 1}\\. `))
})
