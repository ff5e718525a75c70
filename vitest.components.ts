import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineProject } from 'vitest/config'
import { styles } from './apps/web/bundling/styles.ts'
import accuracyReport from './docs/accuracy-public.json' with { type: 'json' }
import { systemChromium } from './tests/fixtures/system-chromium.ts'

/** Component tests in a browser, with a mock server. */
export const components = defineProject({
  // Serves the mock's service worker; never part of a build.
  plugins: [styles(), msw({ mode: 'worker-only' })],
  // As in the build: the accuracy page reads it when its module loads.
  define: { 'import.meta.env.VITE_ACCURACY_REPORT': JSON.stringify(accuracyReport) },
  publicDir: 'apps/web/public',
  resolve: { tsconfigPaths: true },
  // Scan all entries first: a dependency discovered later would reload the page during a run.
  optimizeDeps: { entries: ['apps/web/app/routes/*.tsx'], include: ['axe-core'] },
  test: {
    name: 'components',
    isolate: false,
    include: ['apps/web/app/**/*.browser.test.tsx'],
    setupFiles: ['apps/web/app/testing/setup.ts'],
    // Generous, so that tests pass under load.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 45_000, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      traceView: false,
      // As in the end-to-end tests.
      locators: { exact: false },
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        actionTimeout: 45_000,
        launchOptions: systemChromium(),
        contextOptions: {
          // Painting and awaiting transitions takes a quarter of the time. The end-to-end tests on a phone run with motion.
          reducedMotion: 'reduce',
          locale: 'it-IT',
          timezoneId: 'Europe/Rome',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
