import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest would leave one core of two idle.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'scripts', include: ['scripts/*.test.mjs'] } },
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], testTimeout: 60_000 } },
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
        test: { name: 'web', include: ['apps/web/app/**/*.test.ts'], testTimeout: 20_000 },
      },
    ],
  },
})
