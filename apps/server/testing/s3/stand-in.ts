import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PhotoBucket } from '#platform/config'
import { whyUnsigned } from './signature.ts'

const REGION = 'eu-south-1'
const ID = 'chiave-di-prova'
const SECRET = 'segreto-di-prova'
/** Small, so that a few objects make several pages. */
const PAGE = 2

export type S3StandIn = {
  readonly settings: PhotoBucket
  /** The objects of the bucket, by name; tests may change them. */
  readonly objects: Map<string, { readonly bytes: Uint8Array; readonly storedAt: Date }>
  /** Number of next requests answered with 503. */
  readonly stumble: (times: number) => void
  readonly close: () => Promise<void>
}

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>${content}`
const failure = (code: string) => xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

/**
 * An S3-compatible store on loopback, as far as photos need it: one bucket, objects put, read, listed in pages and
 * deleted. It checks the signature of every request.
 */
export async function startS3StandIn(bucket = 'foto'): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map()
  let stumbles = 0

  type Answer = { readonly status: number; readonly body?: string | Uint8Array }

  const list = (query: URLSearchParams): Answer => {
    const after = query.get('continuation-token') ?? ''
    const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).sort()
    const rest = names.filter((name) => name > after)
    const page = rest.slice(0, PAGE)
    const contents = page.map((name) => {
      const date = objects.get(name)?.storedAt.toISOString()
      return `<Contents><Key>${name}</Key><LastModified>${date}</LastModified></Contents>`
    })
    const more = rest.length > PAGE
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return {
      status: 200,
      body: xml(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`),
    }
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = await buffer(request)
    const { method = '', url = '' } = request
    if (stumbles > 0) {
      stumbles--
      return { status: 503, body: failure('SlowDown') }
    }
    const headers = request.headers as Record<string, string | undefined>
    const refusal = whyUnsigned({ method, url, headers, body }, { [ID]: SECRET }, REGION)
    if (refusal) return { status: 403, body: failure(refusal) }
    const { pathname, searchParams } = new URL(url, 'http://x')
    const [, inBucket = '', ...rest] = pathname.split('/')
    const name = rest.join('/')
    if (inBucket !== bucket) return { status: 404, body: failure('NoSuchBucket') }
    if (name === '') return method === 'HEAD' ? { status: 200 } : list(searchParams)
    if (method === 'PUT') objects.set(name, { bytes: body, storedAt: new Date() })
    if (method === 'DELETE') objects.delete(name)
    if (method !== 'GET') return { status: method === 'DELETE' ? 204 : 200 }
    const found = objects.get(name)
    return found ? { status: 200, body: found.bytes } : { status: 404, body: failure('NoSuchKey') }
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body = '' }) => response.writeHead(status).end(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      bucket,
      region: REGION,
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: ID,
      secretAccessKey: SECRET,
    },
    objects,
    stumble: (times) => {
      stumbles = times
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
