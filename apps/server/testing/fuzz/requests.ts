import { ERROR_STATUS } from '@riflesso/contract'
import { type Call, callsOf, type Description, type Schema } from './description.ts'
import { mutatedImage } from './images.ts'
import type { RandomChoices } from './random-choices.ts'
import { brokenValue, fittingValue, hostileValue } from './values.ts'

export type FuzzRequest = {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: Buffer | null
}

export type FuzzAnswer = { readonly status: number; readonly type: string; readonly body: string }

/** The caller, and the rows of their salon. */
export type Surroundings = {
  readonly authorization: string
  /** Ids of existing rows, and of missing ones. */
  readonly ids: readonly string[]
  /** Pictures to corrupt. */
  readonly images: readonly Buffer[]
}

const BOUNDARY = 'riflesso-boundary'
const CONTENT_TYPES = ['text/plain', 'application/xml', 'application/json; charset=utf-16', 'multipart/form-data', '']
const ODD_SEGMENTS = ['%00', '%ff', '%E0%A4%A', '..%2f..%2f', '.', 'null', '-1', `${'9'.repeat(90)}`, 'x'.repeat(300)]
const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['accept', 'text/event-stream'],
  ['accept', '*/*;q=NaN'],
  ['accept-encoding', 'br;q=2, , gzip'],
  ['cookie', 'riflesso_image=%ff; __proto__=1; ='],
  ['if-none-match', '"x", W/"'],
  ['range', 'bytes=-1-,9999999999999999999-'],
  ['transfer-encoding', 'identity'],
  ['content-encoding', 'gzip'],
  ['origin', 'https://altrove.example'],
  ['x-http-method-override', 'DELETE'],
]

/** Query and form fields are always text. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * Makes valid or nearly valid requests from an OpenAPI document: parts of the wrong kind, missing, doubled, endless,
 * in another encoding, with another salon's authorization or none.
 */
export function createRequestMaker(
  document: Description,
  random: RandomChoices,
): (around: Surroundings) => FuzzRequest {
  const calls = callsOf(document)
  return (around) => {
    const call = random.pick(calls)
    const value = (schema: Schema | undefined) => {
      const fitting = fittingValue(schema ?? {}, document, around.ids, random)
      return random.chance(0.5) ? brokenValue(fitting, random) : fitting
    }
    const { type, payload } = bodyOf(call, value, around, random)
    const headers: Record<string, string> = {
      ...(type === '' ? {} : { 'content-type': type }),
      ...(random.chance(0.9) ? { authorization: around.authorization } : {}),
      // Each from another network, or the rate limits would answer all of them.
      'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
    }
    if (random.chance(0.1)) {
      const [name, text] = random.pick(ODD_HEADERS)
      headers[name] = text
    }
    return { method: call.method, url: addressOf(call, value, random), headers, payload }
  }
}

type MakeValue = (schema: Schema | undefined) => unknown

function addressOf({ path, parameters = [] }: Call, value: MakeValue, random: RandomChoices): string {
  const segment = (name: string) => {
    if (random.chance(0.15)) return random.pick(ODD_SEGMENTS)
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema
    return encodeURIComponent(asText(value(schema)).toWellFormed()).slice(0, 3000)
  }
  const query: string[] = []
  const add = (name: string, text: string) =>
    query.push(`${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed()).slice(0, 1500)}`)
  for (const parameter of parameters) {
    if (parameter.in !== 'query' || random.chance(0.4)) continue
    add(parameter.name, asText(value(parameter.schema)))
    if (random.chance(0.1)) add(parameter.name, asText(value(parameter.schema)))
  }
  if (random.chance(0.05)) add('__proto__[isAdmin]', '1')
  if (random.chance(0.03)) query.push('%ff=%E0%A4%A')
  return (
    path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name)) + (query.length > 0 ? `?${query.join('&')}` : '')
  )
}

function bodyOf({ requestBody }: Call, value: MakeValue, { images }: Surroundings, random: RandomChoices) {
  const [described] = Object.entries(requestBody?.content ?? {})
  if (!described) {
    return random.chance(0.9)
      ? { type: '', payload: null }
      : { type: 'application/json', payload: Buffer.from(JSON.stringify(hostileValue(random))) }
  }
  const [type, { schema }] = described
  if (type === 'multipart/form-data') {
    const payload = formOf(schema, value, images, random)
    return { type: `${type}; boundary=${BOUNDARY}`, payload: random.chance(0.1) ? cut(payload, random) : payload }
  }
  const payload = Buffer.from(JSON.stringify(value(schema)) ?? '')
  if (random.chance(0.05)) return { type, payload: cut(payload, random) }
  if (random.chance(0.03)) return { type, payload: Buffer.concat([payload, Buffer.from([0xff, 0xfe, 0x00])]) }
  if (random.chance(0.02)) return { type, payload: Buffer.from('['.repeat(50_000)) }
  if (random.chance(0.02)) return { type, payload: Buffer.alloc(300_000, ' ') }
  return { type: random.chance(0.05) ? random.pick(CONTENT_TYPES) : type, payload }
}

const cut = (bytes: Buffer, random: RandomChoices) => bytes.subarray(0, random.below(bytes.length + 1))

function formOf(
  schema: Schema | undefined,
  value: MakeValue,
  images: readonly Buffer[],
  random: RandomChoices,
): Buffer {
  const parts: (string | Buffer)[] = []
  for (const [name, part] of Object.entries(schema?.properties ?? {})) {
    if (!schema?.required?.includes(name) && random.chance(0.5)) continue
    const isFile = part.format === 'binary' && random.chance(0.95)
    const file = isFile ? `; filename="${random.chance(0.9) ? 'foto.jpg' : '../\0.jpg'}"` : ''
    parts.push(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`)
    parts.push(isFile ? mutatedImage(images, random) : asText(value(part)), '\r\n')
  }
  parts.push(`--${BOUNDARY}--\r\n`)
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

const isKnown = (code: unknown): code is keyof typeof ERROR_STATUS =>
  typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code)

/** The error in the answer to any request: a server error, or a failure outside the contract; else null. */
export function complaintAbout({ status, type, body }: FuzzAnswer): string | null {
  if (status < 400) return null
  if (!type.includes('application/json')) return `${status} of type ${type}`
  const { code, error } = JSON.parse(body) as { code?: unknown; error?: unknown }
  if (typeof error !== 'string' || !isKnown(code)) return `${status} without a known code`
  if (ERROR_STATUS[code] !== status) return `${status} with the code ${code}`
  return status === 500 ? `a fault of the server: ${code}` : null
}
