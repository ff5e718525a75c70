import { seedOfRun } from '@riflesso/testing/seed'
import { defineConfig } from 'vitest/config'
import { components } from './vitest.components.ts'

const testSeed = seedOfRun(process.env)
const isProof = process.env.PROVE !== undefined
if (process.env.TEST_SEED === undefined) {
  process.stdout.write(`\nRandom tests run from seed ${testSeed}. TEST_SEED=${testSeed} repeats them.\n`)
  // This file is read once for each project: it is said once, and all have the same seed.
  process.env.TEST_SEED = String(testSeed)
}

const shared = {
  // Files share what they import: loading it anew for each took longer than most of their tests.
  isolate: false,
  // No test is one of speed: a busy machine passes them too. A proof may take as long as it needs.
  testTimeout: isProof ? 0 : 240_000,
  hookTimeout: 240_000,
  provide: { testSeed, isProof },
}

export default defineConfig({
  test: {
    // Vitest would leave one core of two idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'scripts',
          include: ['scripts/*.test.mjs', 'tools/{kernels,pictures,scenes}/*.test.ts'],
        },
      },
      { test: { ...shared, name: 'packages', include: ['packages/*/src/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['apps/server/{src,testing}/**/*.test.ts', ...(isProof ? ['apps/server/src/**/*.prove.ts'] : [])],
          globalSetup: ['apps/server/testing/global-setup.ts'],
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: { ...shared, name: 'web', include: ['apps/web/{app,bundling}/**/*.test.ts'] },
      },
      components,
    ],
  },
})
