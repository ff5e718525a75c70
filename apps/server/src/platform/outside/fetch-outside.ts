import { lookup } from 'node:dns/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from './public-address.ts'

type Address = { readonly address: string; readonly family: number }

/** Name resolution and the rule for allowed addresses. */
export type OutsideWorld = {
  readonly resolve: (hostname: string) => Promise<readonly Address[]>
  readonly isPublic: (address: string) => boolean
}

/** The real network. */
export const theInternet: OutsideWorld = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isPublic: isPublicAddress,
}

/** Limits of one request. */
export type OutsideLimits = {
  /** Of the body, compressed and decompressed. */
  readonly maxBytes: number
  /** From the start to the last byte, redirects included. */
  readonly timeoutMs: number
  readonly redirects: number
}

/** Why there is no result. 'refused': not a public http(s) address; 'unreachable': no readable answer. */
export type OutsideFailure = 'refused' | 'unreachable' | 'timeout' | 'too-large' | 'cancelled'

export type OutsideAnswer =
  | { readonly ok: true; readonly status: number; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: OutsideFailure }

type OutsideRequest = {
  readonly headers?: Readonly<Record<string, string>>
  readonly limits: OutsideLimits
  readonly signal: AbortSignal
}

class Refused extends Error {}
class TooLarge extends Error {}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]

/** User-Agent: picture hosts require one. */
const HEADERS = { 'user-agent': 'Riflesso/1.0 (image search)', 'accept-encoding': 'identity' } as const

/**
 * GETs an untrusted address. Connects only to public addresses: a name is resolved and checked when the
 * connection is made, and exactly that address is used; each redirect is checked again. Never throws.
 */
export async function fetchOutside(
  world: OutsideWorld,
  address: string,
  { headers = {}, limits, signal }: OutsideRequest,
): Promise<OutsideAnswer> {
  const deadline = AbortSignal.timeout(limits.timeoutMs)
  const either = AbortSignal.any([signal, deadline])
  try {
    const response = await follow(world, address, limits.redirects, { ...HEADERS, ...headers }, either)
    try {
      return { ok: true, status: response.statusCode ?? 0, bytes: await readBody(response, limits.maxBytes, either) }
    } finally {
      response.destroy()
    }
  } catch (error) {
    return { ok: false, reason: reasonOf(error, signal, deadline) }
  }
}

function reasonOf(error: unknown, signal: AbortSignal, deadline: AbortSignal): OutsideFailure {
  if (signal.aborted) return 'cancelled'
  if (deadline.aborted) return 'timeout'
  if (error instanceof TooLarge) return 'too-large'
  return error instanceof Refused ? 'refused' : 'unreachable'
}

async function follow(
  world: OutsideWorld,
  address: string,
  redirects: number,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = checkedUrl(world, address)
  for (let left = redirects; ; left--) {
    const response = await request(world, url, headers, signal)
    const { location } = response.headers
    if (!REDIRECTS.includes(response.statusCode ?? 0) || location === undefined) return response
    response.destroy()
    if (left === 0) throw new Error('too many redirects')
    url = checkedUrl(world, location, url)
  }
}

/** http(s) without credentials; a host that is an IP address in any notation must be public. */
function checkedUrl(world: OutsideWorld, address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new Refused()
  if (url.username !== '' || url.password !== '') throw new Refused()
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !world.isPublic(host)) throw new Refused()
  return url
}

function request(
  world: OutsideWorld,
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers, lookup: publicLookup(world), signal }, resolve).on('error', reject)
  })
}

/** Resolves a name to its addresses, all of which must be public: the connection uses exactly these. */
const publicLookup =
  (world: OutsideWorld): LookupFunction =>
  (hostname, options, callback) => {
    world.resolve(hostname).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => world.isPublic(address))) callback(new Refused(), '')
        else if (options.all) callback(null, [...found])
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, ''),
    )
  }

const UNPACKERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

const isPacking = (encoding: string): encoding is keyof typeof UNPACKERS => Object.hasOwn(UNPACKERS, encoding)

/** The body, decompressed if the server compressed it despite `identity`. */
async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new TooLarge()
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const chunks: Buffer[] = []
  const counted = () => {
    let total = 0
    return async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        total += chunk.length
        if (total > maxBytes) throw new TooLarge()
        yield chunk
      }
    }
  }
  const keep = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk)
  }
  if (encoding === 'identity' || encoding === '') await pipeline(response, counted(), keep, { signal })
  else if (isPacking(encoding)) await pipeline(response, counted(), UNPACKERS[encoding](), counted(), keep, { signal })
  else throw new Error('unknown packing')
  return Buffer.concat(chunks)
}
