import { defineConfig } from 'vitest/config'

/** Files of pure functions share what they import: loading it anew for each took longer than their tests. */
const shared = { isolate: false }

export default defineConfig({
  test: {
    // Vitest would leave one core of two idle.
    maxWorkers: '100%',
    projects: [
      { test: { ...shared, name: 'scripts', include: ['scripts/*.test.mjs', 'tools/pictures/*.test.ts'] } },
      { test: { ...shared, name: 'packages', include: ['packages/*/src/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: { ...shared, name: 'web', include: ['apps/web/app/**/*.test.ts'], testTimeout: 20_000 },
      },
    ],
  },
})
