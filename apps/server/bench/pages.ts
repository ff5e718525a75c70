import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { untilDemonstrationIsFilled } from '#testing/demonstration'

const project = resolve(import.meta.dirname, '../../..')
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Attempts at one visit. */
const MAX_ATTEMPTS = 3
const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
]
type Category = (typeof CATEGORIES)[number]

/** Lighthouse's results of a page on a slow phone: scores of 100, medians of several visits. */
export type PageReport = {
  readonly scores: Readonly<Record<Category, number>>
  /** Bytes of scripts on the first visit, compressed. */
  readonly scriptBytes: number
  /** Largest layout shift of all visits. */
  readonly layoutShift: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  /** Lighthouse's own benchmark of this machine, whose CPU it slows four times. 1500 to 2000 is a good desktop. */
  readonly machineIndex: number
}

/** Lighthouse's result of one visit. */
type Visit = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The landing page for a visitor, and the app for the demonstration's owner. */
export async function measurePages(
  visits: number,
): Promise<{ readonly landing: PageReport; readonly app: PageReport }> {
  const folder = await mkdtemp(join(tmpdir(), 'riflesso-bench-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = await startServer(join(folder, 'data'), port)
  const token = await untilDemonstrationIsFilled(url)
  // Only Lighthouse is connected: a browser driver would take processor time from the page.
  const browser = await launch({ ...systemChromium(), chromeFlags: BROWSER_FLAGS })
  try {
    const landing = await visit(`${url}/`, browser.port, visits)
    await signIn(browser.port, url, token)
    return { landing, app: await visit(`${url}/app`, browser.port, visits) }
  } finally {
    browser.kill()
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

async function visit(url: string, port: number, visits: number): Promise<PageReport> {
  const reports: Visit[] = []
  for (let done = 0; done < visits; done++) {
    reports.push(await visitOnce(url, port))
  }
  const audit = (name: string) => reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)
  const score = (category: Category) =>
    median(reports.map(({ categories }) => Math.round(100 * (categories[category]?.score ?? Number.NaN))))
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    scriptBytes: median(reports.map(({ audits }) => scriptBytes(audits['network-requests']?.details))),
    layoutShift: Math.max(...audit('cumulative-layout-shift')),
    largestPaintMs: median(audit('largest-contentful-paint')),
    blockingMs: median(audit('total-blocking-time')),
    machineIndex: median(reports.map(({ environment }) => environment.benchmarkIndex)),
  }
}

/** Visits with Lighthouse's preset of a slow phone. It clears the caches first, but not local storage with the session. */
async function visitOnce(url: string, port: number): Promise<Visit> {
  for (let left = MAX_ATTEMPTS - 1; ; left--) {
    const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES] })
    if (!result) throw new Error(`no report on ${url}`)
    const { runtimeError } = result.lhr
    if (!runtimeError) return result.lhr
    // Sometimes the trace starts after the visit and has no result.
    if (runtimeError.code !== 'NO_NAVSTART' || left === 0) throw new Error(`${url}: ${runtimeError.message}`)
  }
}

type Details = { readonly items?: readonly { readonly resourceType?: string; readonly transferSize?: number }[] }

function scriptBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as Details
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

/** Signs the demonstration's owner in, in Lighthouse's browser. */
async function signIn(browserPort: number, url: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${browserPort}`)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('the browser has no window')
  await page.goto(`${url}/auth`)
  await page.evaluate((given) => localStorage.setItem('auth-token', given), token)
  await page.close()
  await browser.close()
}

/** The product as `npm start` serves it, with its demonstration salon. */
async function startServer(dataDir: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }
  const server = spawn(process.execPath, [join(project, 'apps/server/src/main.ts')], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((done, fail) => {
    server.on('exit', () => fail(new Error('the server did not start')))
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Riflesso è pronto')) done()
    })
  })
  return server
}

/** Launch option with the path of the system's Chromium; empty if the launcher has to find one. */
function systemChromium(): { readonly chromePath?: string } {
  const chromePath =
    process.env.CHROMIUM_PATH ??
    ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
  return chromePath === undefined ? {} : { chromePath }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
