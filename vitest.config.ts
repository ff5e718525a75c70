import { availableParallelism } from 'node:os'
import { seedOfRun } from '@riflesso/testing/seed'
import { defineConfig } from 'vitest/config'
import { components } from './vitest.components.ts'

const testSeed = seedOfRun(process.env)
const isProof = process.env.PROVE !== undefined
if (process.env.TEST_SEED === undefined) {
  process.stdout.write(`\nRandom tests run from seed ${testSeed}. TEST_SEED=${testSeed} repeats them.\n`)
  // This file is evaluated once per project: print once, and use the same seed for all.
  process.env.TEST_SEED = String(testSeed)
}

const shared = {
  // Files share imported modules: loading them again took longer than most tests.
  isolate: false,
  // Generous, so that tests pass under load; a proof has no timeout.
  testTimeout: isProof ? 0 : 240_000,
  hookTimeout: 240_000,
  provide: { testSeed, isProof },
}

export default defineConfig({
  test: {
    // More than the cores: the tests of the server wait a third of their time for the database and for processes.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        test: {
          ...shared,
          name: 'scripts',
          include: ['scripts/**/*.test.mjs', 'tools/{kernels,pictures,scenes}/*.test.ts'],
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
