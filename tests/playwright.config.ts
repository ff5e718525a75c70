import { defineConfig } from '@playwright/test'
import { systemChromium } from './fixtures/system-chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/playwright',
  globalSetup: './fixtures/e2e-server.ts',
  fullyParallel: true,
  // More than the two cores of CI: a test spends a third of its time waiting.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // Generous, so that a slow machine passes: no end-to-end test measures speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // Cached responses must not hide the server from a test; the tests of the installed app allow service workers.
    serviceWorkers: 'block',
    // A failure keeps a description of its page; `--trace on` records everything and takes a third longer.
    trace: 'off',
    launchOptions: systemChromium(),
  },
  projects: [
    // Painting and awaiting transitions takes a quarter of the CPU time: the tests on the phone run with motion.
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    // Only for tests of the layout. `accessibility.spec.ts` checks every screen at all widths.
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
})
