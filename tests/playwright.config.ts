import { defineConfig } from '@playwright/test'
import { systemChromium } from './fixtures/system-chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/playwright',
  globalSetup: './fixtures/journey-server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // No journey is a test of speed: a slow machine passes them too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // What a browser keeps must not stand between a test and the server; the journeys of the installed app allow it.
    serviceWorkers: 'block',
    // What a failure left is described beside it; `--trace on` records everything, at a third more work.
    trace: 'off',
    launchOptions: {
      executablePath: systemChromium(),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // Only where the layout is in question. Every screen is looked at in both widths by `accessibility.spec.ts`.
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
})
