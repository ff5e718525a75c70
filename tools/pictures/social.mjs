// Captures the picture for social networks, the hero of the landing page, from the built product:
// `node tools/pictures/social.mjs`. The result is committed.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { startServer } from '../../tests/fixtures/server.ts'

const CHROMIUM = '/usr/bin/chromium'
const file = new URL('../../apps/web/public/pictures/social.jpg', import.meta.url)

const server = await startServer()
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
})
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.goto(server.url, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const { size } = await sharp(await page.screenshot())
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(file.pathname)
  console.log(`social.jpg ${Math.round(size / 1000)} kB`)
} finally {
  await browser.close()
  await server.stop()
}
