import { escapeHtml } from '../http/html.ts'
import { isAppScreen } from './app-screens.ts'
import type { WebBuild } from './web-build.ts'

export type CrawlerFile = { readonly type: string; readonly text: string }

/** Files for search engines: the list of pages, and the excluded paths. */
export function filesForCrawlers({ pages }: Pick<WebBuild, 'pages'>, origin: string): ReadonlyMap<string, CrawlerFile> {
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
