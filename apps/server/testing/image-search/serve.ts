import { loopbackWorld, openSite } from '../outside-site.ts'
import { samplePhoto } from '../photos.ts'
import { createProductProcess } from '../product-process.ts'

/**
 * The product with Openverse as its image search, beside a stand-in for that service and for the hosts of its pictures,
 * as a separate process for end-to-end tests. Any search has two pages of pictures; a search for copper
 * hair exhausts the service's quota. One of the pictures is refused to other sites.
 */
const photo = Buffer.from(await samplePhoto('dopo'))

const site = await openSite((request, response) => {
  const url = new URL(request.url ?? '/', 'http://outside')
  if (url.pathname === '/protetta.jpg') return response.writeHead(403).end()
  if (url.pathname !== '/v1/images/') return response.end(photo)
  response.setHeader('content-type', 'application/json')
  if (url.searchParams.get('q')?.includes('copper')) return response.writeHead(429).end('{}')
  const page = Number(url.searchParams.get('page'))
  const names = page === 1 ? ['prima', 'protetta', 'terza', 'quarta'] : ['quinta', 'sesta', 'settima', 'ottava']
  return response.end(JSON.stringify({ page_count: 2, results: names.map(resultOf) }))
})

const resultOf = (name: string) => ({
  url: `${site.url}/${name}.jpg`,
  thumbnail: `${site.url}/piccola-${name}.jpg`,
  title: `Foto ${name}`,
  creator: 'Ada Rossi',
  license: 'by-sa',
  license_version: '4.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  foreign_landing_url: `https://photos.example/${name}`,
})

const { app, config } = await createProductProcess(
  { IMAGE_SEARCH: 'openverse' },
  { world: loopbackWorld(), apiUrls: { openverse: site.url, google: site.url } },
)
await app.listen({ host: config.host, port: config.port })
