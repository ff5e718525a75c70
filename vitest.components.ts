import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineProject } from 'vitest/config'
import { systemChromium } from './tests/fixtures/system-chromium.ts'

/** Tests of single screens in a real browser, with a stand-in for the server. */
export const components = defineProject({
  // Serves the worker that answers the app's requests; a build contains nothing of it.
  plugins: [msw({ mode: 'worker-only' })],
  publicDir: 'apps/web/public',
  resolve: { tsconfigPaths: true },
  // Found before the first test: a dependency found later would reload the page in the middle of a run.
  optimizeDeps: { entries: ['apps/web/app/routes/*.tsx'], include: ['axe-core'] },
  test: {
    name: 'components',
    isolate: false,
    include: ['apps/web/app/**/*.browser.test.tsx'],
    setupFiles: ['apps/web/app/testing/setup.ts'],
    // No test is one of speed: a busy machine passes them too.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 45_000, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      traceView: false,
      // As in Playwright, which the journeys use.
      locators: { exact: false },
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        actionTimeout: 45_000,
        launchOptions: {
          executablePath: systemChromium(),
          args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
        },
        contextOptions: {
          locale: 'it-IT',
          timezoneId: 'Europe/Rome',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
