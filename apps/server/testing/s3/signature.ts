import { createHash, createHmac } from 'node:crypto'

/** One request as received. */
export type SignedRequest = {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** RFC 3986, as the signature requires: more is encoded than by `encodeURIComponent`. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** Without these headers a signature does not cover the request. */
const ALWAYS_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date']

/**
 * Why a request is not validly signed by Signature Version 4, or null when it is. Source: Amazon S3 API reference,
 * 'Authenticating Requests: Using the Authorization Header'.
 */
export function whyUnsigned(
  { method, url, headers, body }: SignedRequest,
  secrets: Readonly<Record<string, string>>,
  region: string,
): string | null {
  const [, id = '', day = '', where = '', names = '', given = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  const secret = secrets[id]
  if (secret === undefined) return 'InvalidAccessKeyId'
  const moment = headers['x-amz-date'] ?? ''
  if (where !== region || !moment.startsWith(day)) return 'AuthorizationHeaderMalformed'
  const signed = names.split(';')
  if (!ALWAYS_SIGNED.every((name) => signed.includes(name))) return 'AccessDenied'
  const sum = headers['x-amz-content-sha256'] ?? ''
  if (sum !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const { pathname, searchParams } = new URL(url, 'http://x')
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const path = pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')
  const lines = signed.map((name) => `${name}:${(headers[name] ?? '').trim()}\n`).join('')
  const canonical = [method, path, query, lines, names, sum].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day))
  return hmac(key, toSign).toString('hex') === given ? null : 'SignatureDoesNotMatch'
}
