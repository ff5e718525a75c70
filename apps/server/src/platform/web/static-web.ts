import { negotiate } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../database/db.ts'
import { subscriptionPlans } from '../database/schema/index.ts'
import { AppError } from '../errors.ts'
import { escapeHtml } from '../http/html.ts'
import { pagePolicy, withFileHeaders } from '../http/security-headers.ts'
import { findHashedFile, hashedName, sendHashedFile } from './hashed-files.ts'
import { installationOf } from './installation.ts'
import { PAGE_ENCODINGS, type Page, readWebBuild, type WebBuild } from './web-build.ts'

/**
 * Addresses of the web app's screens. Anything else that is neither a pre-rendered page nor a file answers 404 with the
 * app's own not-found screen.
 */
const SCREENS: readonly string[] = [
  '/auth',
  '/register',
  '/login',
  '/app',
  '/dashboard',
  '/archivio',
  '/detailed-analyses',
  '/scaffale',
  '/scaffale/mese',
  '/profile',
  '/salone',
  '/clienti',
  '/invito',
  '/ripristino',
  '/patto',
  '/domande',
  '/subscribe',
  '/subscription',
  '/stripe-setup',
  '/modello-esterno',
]

/** The same for paths with an id. */
const ONE_OF_MANY = /^\/(?:analisi\/[^/]+|clienti\/[^/]+(?:\/formula)?)$/

const isAppScreen = (address: string): boolean => SCREENS.includes(address) || ONE_OF_MANY.test(address)

type CrawlerFile = { readonly type: string; readonly text: string }

/** Files for search engines: the list of pages, and the excluded paths. */
function filesForCrawlers({ pages }: Pick<WebBuild, 'pages'>, origin: string): ReadonlyMap<string, CrawlerFile> {
  const listed = [...pages]
    .filter(([address, { isIndexed }]) => isIndexed && !isAppScreen(address))
    .map(([address]) => `${origin}${address}`)
  const places = listed.toSorted().map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`)
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
  ]
  const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', '', `Sitemap: ${origin}/sitemap.xml`]
  return new Map([
    ['/sitemap.xml', { type: 'application/xml; charset=utf-8', text: `${sitemap.join('\n')}\n` }],
    ['/robots.txt', { type: 'text/plain; charset=utf-8', text: `${robots.join('\n')}\n` }],
  ])
}

type Settings = Pick<Config, 'stripe' | 'publicUrl' | 'legal'>

const NOT_BUILT = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Riflesso</title>
<p>L'interfaccia non è ancora stata costruita. Avvii Riflesso con <code>npm start</code>.</p></html>`

/**
 * Serves the built web app: pre-rendered pages, files (brotli or gzip if the build made them), hashed files of other
 * builds, the shell for the app's screens, and the shell with status 404 for everything else. Unknown addresses under
 * /api stay JSON.
 */
export async function installStaticWeb(
  app: FastifyInstance,
  { config, db }: { readonly config: Settings; readonly db: Db },
  folder: string,
): Promise<void> {
  const plans = await db.select().from(subscriptionPlans).orderBy(subscriptionPlans.priceMonthly)
  const build = readWebBuild(folder, installationOf(config, plans))
  if (build) {
    await app.register(fastifyStatic, {
      root: build.folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    })
  }
  const answer = build ? answerFrom(build, config, db) : null
  app.setNotFoundHandler(async (request, reply) => {
    const address = addressOf(request.url)
    if (address === null || address === '/api' || address.startsWith('/api/')) throw new AppError('not-found')
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('method-not-allowed')
    return answer ? answer(address, reply) : reply.status(404).type('text/html').send(NOT_BUILT)
  })
}

function answerFrom(build: WebBuild, config: Settings, db: Db) {
  const crawlerFiles = filesForCrawlers(build, config.publicUrl)
  const policyOf = (address: string, { inline }: Page) =>
    pagePolicy(config, inline, isAppScreen(address) ? 'screen' : 'public page')
  return async (address: string, reply: FastifyReply) => {
    const name = hashedName(address)
    if (name !== null) {
      const files = build.hashed.has(name) ? build.hashed : await findHashedFile(db, name)
      if (files.has(name)) return sendHashedFile(reply, files, name)
    }
    const file = build.files.get(address)
    if (file !== undefined) return withFileHeaders(reply).status(200).sendFile(file)
    const page = build.pages.get(address)
    if (page) return sendPage(reply, page, 200, policyOf(address, page))
    const crawlerFile = crawlerFiles.get(address)
    if (crawlerFile) return reply.status(200).type(crawlerFile.type).send(crawlerFile.text)
    return sendPage(reply, build.shell, isAppScreen(address) ? 200 : 404, policyOf(address, build.shell))
  }
}

function sendPage(reply: FastifyReply, page: Page, status: 200 | 404, policy: string) {
  const { headers } = reply.request
  reply.header('content-security-policy', policy).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  // An unknown address has no version: requested again, it is a 404 again, not a 304.
  if (status === 200) {
    reply.header('etag', page.etag)
    if (headers['if-none-match'] === page.etag) return reply.status(304).send()
  }
  const encoding = negotiate(headers['accept-encoding'] ?? '', [...PAGE_ENCODINGS]) ?? 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(status).type('text/html; charset=utf-8').send(page.contents[encoding])
}

/** The path of a request without a slash at the end; null when it is not well formed. */
function addressOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '')
    return path === '/' ? path : path.replace(/\/+$/, '')
  } catch {
    return null
  }
}
