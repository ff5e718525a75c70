/**
 * npm run screenshots [-- --schemes light,dark] [--widths 390,768,1440] [--server URL] [--pictures] [NAME ...]
 *
 * Captures every screen in its main states with the demonstration salon, at each width and in each scheme, into `screenshots/`.
 *   NAME        only screens whose name contains one of the names
 *   --server    uses a running server in demonstration mode
 *   --pictures  captures the committed pictures of the readme and the tutorials instead
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { systemChromium } from '../../tests/fixtures/system-chromium.ts'
import type { Person, Screen, Walk } from '../../tests/screens/screen.ts'
import { WALKS } from '../../tests/screens/walks.ts'
import { CAPTURED_AT } from './captured-at.ts'
import { demonstrationServer } from './demonstration-server.ts'
import { signInAs } from './people.ts'
import { PICTURES, type Picture } from './pictures.ts'
import { untilSettled } from './until-settled.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    schemes: { type: 'string', default: 'light,dark' },
    widths: { type: 'string', default: '1440,768,390' },
    server: { type: 'string' },
    pictures: { type: 'boolean', default: false },
  },
})
const SCHEMES = values.schemes.split(',') as ('light' | 'dark')[]
const WIDTHS = values.widths.split(',').map(Number)
const HEIGHT = 900

/** Device pixel ratio and encoding of committed pictures. */
const PICTURE_SCALE = 1.5
const QUALITY = { jpg: { quality: 82, mozjpeg: true }, webp: { quality: 72 }, avif: { quality: 52 } } as const

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'screenshots')
const isWanted = (name: string) => positionals.length === 0 || positionals.some((part) => name.includes(part))
type Task = { readonly as: Person; readonly names: readonly string[]; readonly run: (page: Page) => Promise<void> }
const tasks: readonly Task[] = values.pictures
  ? PICTURES.map((picture) => ({ ...picture, names: [picture.file], run: (page) => takePicture(page, picture) }))
  : WALKS.map((walk) => ({ ...walk, names: walk.steps.map(({ name }) => name), run: (page) => takeWalk(page, walk) }))
const wanted = tasks.filter(({ names }) => names.some(isWanted))

mkdirSync(folder, { recursive: true })
const server =
  values.server === undefined ? await demonstrationServer() : { url: values.server, stop: async () => undefined }
const browser = await chromium.launch(systemChromium())
let failures = 0
try {
  for (const [person, ofPerson] of Map.groupBy(wanted, ({ as }) => as)) {
    const context = await contextOf(browser, person)
    for (const { names, run } of ofPerson) {
      const name = names.filter(isWanted).join(', ')
      const started = performance.now()
      const page = await context.newPage()
      await run(page).catch((error: unknown) => {
        failures += 1
        console.error(`${name}: ${error instanceof Error ? error.message : error}`)
      })
      await page.close()
      console.error(`${name} ${Math.round(performance.now() - started)} ms`)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
}
console.error(`${wanted.length - failures} of ${wanted.length} were taken`)
process.exitCode = failures === 0 ? 0 : 1

async function contextOf(from: Browser, person: Person): Promise<BrowserContext> {
  const context = await from.newContext({
    baseURL: server.url,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    deviceScaleFactor: values.pictures ? PICTURE_SCALE : 1,
  })
  if (values.server === undefined) await context.clock.setFixedTime(CAPTURED_AT)
  await signInAs(context, person)
  return context
}

async function takeWalk(page: Page, { steps }: Walk): Promise<void> {
  const last = steps.findLastIndex(({ name }) => isWanted(name))
  for (const step of steps.slice(0, last + 1)) {
    await page.setViewportSize({ width: 1440, height: HEIGHT })
    await page.emulateMedia({ colorScheme: 'light' })
    await step.open(page)
    if (isWanted(step.name)) await takeScreen(page, step)
  }
}

async function takeScreen(page: Page, { name, height = HEIGHT, whole = true }: Screen): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await untilSettled(page)
      await page.screenshot({ path: join(folder, `${name}.${width}.${colorScheme}.png`), fullPage: whole })
    }
  }
}

async function takePicture(page: Page, { file, formats, open, width, height, from }: Picture): Promise<void> {
  await page.setViewportSize({ width, height })
  await open(page)
  await untilSettled(page)
  if (from !== undefined)
    await page
      .locator(from)
      .first()
      .evaluate((element) => element.scrollIntoView())
  const shot = sharp(await page.screenshot())
  for (const format of formats) {
    const { size } = await shot
      .clone()
      .toFormat(format === 'jpg' ? 'jpeg' : format, QUALITY[format])
      .toFile(join(root, `${file}.${format}`))
    console.error(`${file}.${format} ${Math.round(size / 1000)} kB`)
  }
}
