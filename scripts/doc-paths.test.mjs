import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

/** A path of the repository in backticks. */
const PATH = /`((?:apps|packages|docs|scripts|tests|tools|deploy)\/[\w./@-]+)`/g

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/patterns.md'])(
  'every path in %s exists',
  (page) => {
    const paths = [...readFileSync(join(root, page), 'utf8').matchAll(PATH)].map(([, path]) => path ?? '')
    expect(page === 'README.md' || paths.length > 10).toBe(true)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  },
)
