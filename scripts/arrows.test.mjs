import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './runtime.mjs'

/** The folders of the web app, from the bottom up, as the table of docs/architecture.md lists them. */
const WEB_FOLDERS = Array.from(
  (readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('## Folders of the web app')[1] ?? '')
    .split('\n## ')[0]
    ?.matchAll(/^\| `([a-z-]+)` \|/gm) ?? [],
  ([, folder]) => folder,
)

/** Folders that do not import features. */
const SHARED_FOLDERS = WEB_FOLDERS.slice(0, WEB_FOLDERS.indexOf('features'))

/** Imports that the lint rules of biome.json must reject, by importing file. */
const FORBIDDEN = {
  'packages/colorimetry/src/plan/x.ts': [
    ...['@riflesso/vision', 'node:fs', 'node:fs/promises', 'react'],
    ...['../rules/rule.ts', '../verdict/judge-result.ts'],
  ],
  'packages/colorimetry/src/plan/services/x.ts': ['../../rules/steps.ts', '../../verdict/judge-result.ts'],
  'packages/colorimetry/src/rules/x.ts': ['../plan/volume.ts', '../plan/services/service.ts', 'node:fs'],
  'packages/colorimetry/src/verdict/x.ts': ['../plan/plan-formula.ts', 'react'],
  'packages/colorimetry/src/hair/x.ts': ['../plan/facts.ts', '../verdict/judge-result.ts', 'react'],
  'packages/vision/src/measure/x.ts': [
    ...['@riflesso/contract', 'sharp', 'node:fs', '../../../colorimetry/src/index.ts'],
    ...['../testing/hair/lock-guide.ts', '../../../../tools/scenes/scene.ts'],
  ],
  'packages/vision/src/read-photo.ts': ['./testing/sample-photo.ts'],
  'packages/vision/src/testing/hair/x.ts': [
    ...['../../measure/quality.ts', '../../segment/index.ts', '../../light/light.ts', 'sharp'],
  ],
  'packages/consultation/src/words/x.ts': ['@riflesso/contract', 'react', 'react-dom/client'],
  'packages/contract/src/x.ts': ['fastify', 'node:crypto', '../../vision/src/reading.ts'],

  'apps/server/src/app.ts': ['#features/billing/stripe', './features/billing/sync.ts', 'react', '@mantine/core'],
  'apps/server/src/platform/http/x.ts': ['#features/auth', '../../features/auth/index.ts', '@riflesso/web/app/paths'],
  'apps/server/src/features/audit/x.ts': [
    '../billing/sync.ts',
    '../billing/index.ts',
    '../../features/billing/sync.ts',
  ],
  'apps/server/src/features/audit/x.test.ts': ['../billing/sync.ts', '../billing/stripe/client.ts', '#features/team/x'],
  'apps/server/src/features/billing/stripe/x.ts': ['../../audit/repository.ts', '../../billing/testing.ts', 'react'],
  'apps/server/src/features/billing/stripe/x.test.ts': ['../../audit/repository.ts', '../../../../../web/app/paths.ts'],
  'apps/server/src/features/analysis/engines/model/x.ts': ['../../../clients/health.ts', '../../../clients/csv/x.ts'],
  'apps/server/testing/x.ts': ['../src/features/billing/sync.ts', '#features/billing/testing', '@riflesso/web'],
  'apps/server/src/cli/x.ts': [
    '../../../../packages/vision/src/index.ts',
    '../features/analysis/analyze.ts',
    '../../../../tools/scenes/scene.ts',
  ],

  'apps/web/app/root.tsx': ['@riflesso/server', 'fastify', '@fastify/static', 'drizzle-orm', 'drizzle-orm/pg-core'],
  'apps/web/app/features/profile/x.tsx': [
    '~/features/analysis/model/x.ts',
    '~/routes/app.tsx',
    '../landing/landing-page.tsx',
    '../../ui/button.tsx',
    'fastify',
    'drizzle-orm',
    'drizzle-orm/pg-core',
    'node:fs',
    '@riflesso/server/src/app.ts',
  ],
  'apps/web/app/features/bowl/components/x.tsx': [
    '~/features/analysis/model/x.ts',
    '../../shelf/model/x.ts',
    '../../../ui/button.tsx',
    'fastify',
    'drizzle-orm',
  ],
  'apps/web/app/features/bowl/components/x.test.ts': ['../../shelf/model/x.ts', '~/features/analysis/model/x.ts'],
  'apps/web/app/features/bowl/list/rows/x.tsx': [
    '../../../shelf/model/x.ts',
    '~/features/analysis/model/x.ts',
    'fastify',
  ],
  ...Object.fromEntries(
    SHARED_FOLDERS.map((folder) => [
      `apps/web/app/${folder}/x.tsx`,
      [
        '~/features/auth/auth-page.tsx',
        '~/features/clients/model/x.ts',
        '../features/auth/auth-page.tsx',
        '~/routes/app.tsx',
        '~/routes.ts',
        'fastify',
        'drizzle-orm',
        '@riflesso/server',
        'node:fs',
      ],
    ]),
  ),
  'apps/web/app/billing/card/x.tsx': ['../../features/clients/x.tsx', '../../routes.ts', '~/features/clients/x.tsx'],
  'apps/web/vite.config.ts': ['@riflesso/server', './app/features/auth/x.ts', '../server/src/app.ts', 'fastify'],
}

/** Imports that the lint rules must allow. */
const PERMITTED = {
  'packages/colorimetry/src/plan/x.ts': ['culori', '../model/plan.ts', '../hair/wish.ts', './services/service.ts'],
  'packages/colorimetry/src/rules/x.ts': ['../hair/lift-caps.ts', '../model/plan.ts'],
  'packages/colorimetry/src/rules/x.test.ts': ['../plan/plan-formula.ts'],
  'packages/colorimetry/src/plan/x.test.ts': ['node:fs', '@riflesso/vision'],
  'packages/vision/src/measure/x.ts': ['@riflesso/colorimetry', '../light/x.ts'],
  'packages/vision/src/measure/x.test.ts': ['../testing/hair/sample-photo.ts'],
  'packages/vision/src/testing/hair/x.ts': ['@riflesso/colorimetry', '../../colour/lab.ts', '../../numeric.ts'],
  'apps/server/src/platform/pixels/x.ts': ['@riflesso/vision', '@riflesso/vision/file'],
  'packages/consultation/src/words/x.ts': ['@riflesso/vision', '@riflesso/colorimetry'],
  'packages/contract/src/x.ts': ['zod', '@riflesso/vision', '@riflesso/consultation', './fields.ts'],

  'apps/server/src/app.ts': ['#features/billing', '#platform/http/server', 'fastify', '@riflesso/contract'],
  'apps/server/src/platform/http/x.ts': ['../clock.ts', 'fastify', 'node:fs'],
  'apps/server/src/platform/http/x.test.ts': ['#testing/test-app'],
  'apps/server/src/features/audit/x.ts': ['#features/billing', '#platform/clock', './repository.ts', '../../app.ts'],
  'apps/server/src/features/audit/x.test.ts': ['#testing/billing', '#testing/stripe/webhook'],
  'apps/server/src/features/billing/stripe/x.ts': ['../sync.ts', '../invoices/read.ts'],
  'apps/server/src/features/analysis/engines/model/x.ts': ['../local.ts', '../../analyze.ts'],
  'apps/server/testing/x.ts': ['#features/billing', '#platform/clock', '../src/features/billing/testing.ts'],

  'apps/web/app/routes/app.tsx': [
    '~/features/clients/components/x.tsx',
    '../features/clients/x.ts',
    '~/shell/app-frame.tsx',
  ],
  'apps/web/app/features/profile/x.tsx': ['./tabs.ts', '~/ui/button/button.tsx', '~/billing/queries.ts', 'react'],
  'apps/web/app/features/clients/components/x.tsx': [
    '../model/x.ts',
    './y.tsx',
    '~/shell/app-frame.tsx',
    '~/copy/archive.ts',
  ],
  'apps/web/app/features/clients/list/rows/x.tsx': ['../../model/x.ts', '../y.tsx', '~/ui/button/button.tsx'],
  'apps/web/app/ui/form/x.tsx': ['../button.tsx', '~/copy/common.ts', '~/theme.ts', '@mantine/core'],
  'apps/web/app/billing/card/x.tsx': ['~/auth/session/x.ts', '~/ui/button/button.tsx', '../queries.ts'],
  'apps/web/vite.config.ts': ['node:path', './bundling/own-modules.ts', './app/paths.ts'],
}

const folder = mkdtempSync(join(tmpdir(), 'arrows-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Lints files with one import per line under the project's rules, and returns the rejected imports of each file.
 *
 * @param {Record<string, string[]>} importsByFile
 */
function refusedOf(importsByFile) {
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
  for (const [file, imports] of Object.entries(importsByFile)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), imports.map(statementOf).join('\n'))
  }
  const args = [
    'lint',
    '--only=style/noRestrictedImports',
    '--vcs-enabled=false',
    '--max-diagnostics=none',
    '--reporter=json',
  ]
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' })
  /** @type {{ diagnostics: { location: { path: string, start: { line: number } } }[] }} */
  const { diagnostics } = JSON.parse(stdout)
  return Object.fromEntries(
    Object.entries(importsByFile).map(([file, imports]) => {
      const lines = diagnostics
        .filter(({ location }) => location.path === file)
        .map(({ location }) => location.start.line)
      return [file, imports.filter((_, index) => lines.includes(index + 1))]
    }),
  )
}

/** Cycles through the forms of import, so that each is covered. @param {string} name @param {number} index */
function statementOf(name, index) {
  const ways = [
    `import x from '${name}'`,
    `import type { X } from '${name}'`,
    `export * from '${name}'`,
    `import('${name}')`,
  ]
  return ways[index % ways.length]
}

test('lint rejects every import that docs/architecture.md does not allow', () => {
  expect(refusedOf(FORBIDDEN)).toEqual(FORBIDDEN)
})

test('lint accepts the imports that docs/architecture.md allows', () => {
  const refused = Object.values(refusedOf(PERMITTED)).flat()
  expect(refused).toEqual([])
})

const OF_TESTS = /\.(test|prove)\.|\/testing\.ts$|[/#]testing\//

/** Product files that match the globs, each with the paths that it imports. @param {string} globs */
const importsOf = (globs) =>
  globSync(globs, { cwd: root })
    .filter((file) => !OF_TESTS.test(file))
    .map((file) => {
      const imports = readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)
      return { file, imports: [...imports].map(([, path = '']) => path) }
    })

test('product code imports no test helpers', () => {
  const product = importsOf('{apps/server/src,apps/web/app,packages/*/src}/**/*.{ts,tsx}')
  expect(product.length).toBeGreaterThan(500)
  /** @param {string} path */
  const isOfTests = (path) => path.startsWith('@riflesso/testing') || OF_TESTS.test(path)
  expect(product.filter(({ imports }) => imports.some(isOfTests))).toEqual([])
})

test('only the repositories of a feature query the database', () => {
  const features = importsOf('apps/server/src/features/**/*.ts')
  /** @param {string} path */
  const isQuery = (path) => path.startsWith('drizzle-orm') || path.startsWith('#platform/database/schema/')
  const querying = features.filter(({ imports }) => imports.some(isQuery)).map(({ file }) => file)
  expect(querying.length).toBeGreaterThan(20)
  expect(querying.filter((file) => !file.endsWith('repository.ts'))).toEqual([])
})

test('routes call use cases, not repositories', () => {
  const routes = importsOf('apps/server/src/features/**/*routes.ts')
  expect(routes.length).toBeGreaterThan(10)
  expect(routes.filter(({ imports }) => imports.some((path) => path.endsWith('repository.ts')))).toEqual([])
})

test('a shared folder of the web app imports only those below it', () => {
  const app = 'apps/web/app'
  const folders = globSync(`${app}/*/**/*.{ts,tsx}`, { cwd: root }).map((file) => relative(app, file).split('/')[0])
  expect([...new Set(folders)].toSorted()).toEqual(WEB_FOLDERS.toSorted())

  const refused = importsOf(`${app}/{${SHARED_FOLDERS}}/**/*.{ts,tsx}`).flatMap(({ file, imports }) => {
    const own = relative(app, file).split('/')[0]
    /** @param {string} path */
    const isAbove = (path) => {
      if (path.startsWith('.')) return relative(app, join(dirname(file), path)).split('/')[0] !== own
      const folder = path.match(/^~\/([^/]+)\//)?.[1]
      return folder !== undefined && WEB_FOLDERS.indexOf(folder) > WEB_FOLDERS.indexOf(own)
    }
    return imports.filter(isAbove).map((path) => `${file}: ${path}`)
  })
  expect(refused).toEqual([])
})

test('a feature of the web app imports only those that docs/architecture.md names', () => {
  const row = readFileSync(join(root, 'docs/architecture.md'), 'utf8').match(/^\| `features` \|.*$/m)?.[0] ?? ''
  const named = Array.from(row.matchAll(/`([a-z-]+)` → ((?:`[a-z-]+`(?:, )?)+)/g), ([, from, to]) =>
    Array.from((to ?? '').matchAll(/[a-z-]+/g), ([feature]) => `${from} → ${feature}`),
  ).flat()
  const arrows = importsOf('apps/web/app/features/*/**/*.{ts,tsx}').flatMap(({ file, imports }) =>
    imports.flatMap((path) => {
      const to = path.match(/^~\/features\/([^/]+)\//)?.[1]
      return to === undefined ? [] : [`${file.split('/')[4]} → ${to}`]
    }),
  )
  expect([...new Set(arrows)].toSorted()).toEqual(named.toSorted())
})

test('ui has no sentences except those of its own controls', () => {
  const files = importsOf('apps/web/app/ui/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(20)
  const copies = files.flatMap(({ imports }) => imports).filter((path) => path.startsWith('~/copy/'))
  expect(copies.filter((path) => path !== '~/copy/common.ts')).toEqual([])
})
