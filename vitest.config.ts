import { defineConfig } from 'vitest/config'

/** No test is one of speed: a busy machine passes them too. */
const patient = { testTimeout: 240_000, hookTimeout: 240_000 }

/** Files of pure functions share what they import: loading it anew for each took longer than their tests. */
const shared = { ...patient, isolate: false }

export default defineConfig({
  test: {
    // Vitest would leave one core of two idle.
    maxWorkers: '100%',
    projects: [
      { test: { ...shared, name: 'scripts', include: ['scripts/*.test.mjs', 'tools/pictures/*.test.ts'] } },
      { test: { ...shared, name: 'packages', include: ['packages/*/src/**/*.test.ts'] } },
      {
        test: {
          ...patient,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: { ...shared, name: 'web', include: ['apps/web/{app,bundling}/**/*.test.ts'] },
      },
    ],
  },
})
