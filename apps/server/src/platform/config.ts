import { resolve } from 'node:path'
import type { z } from 'zod'
import { SECOND_MS } from './clock.ts'
import { type AI_PROVIDERS, environment, LEGAL_NAMES, NO_PROXY, PRICE_NAMES } from './environment.ts'

/** The operator of this installation, whose details the law requires in mails and on the pages. */
type LegalIdentity = {
  readonly name: string
  readonly address: string
  /** Partita IVA. */
  readonly vatNumber: string
  readonly pec: string
  /** Email address that receives the contact form. */
  readonly contact: string
}

/** Keys of the payment provider. */
export type StripeSettings = {
  readonly secretKey: string
  readonly publishableKey: string
  /** null until the webhook is created: events are then refused, and state is only polled. */
  readonly webhookSecret: string | null
  /** Alternative address of its API, for tests on this machine. */
  readonly apiUrl: string | null
  /** Ids of prices by the name of their variable; missing ones are found by their lookup key. */
  readonly priceIds: Readonly<Record<string, string>>
}

/** The image search service. */
type ImageSearchSettings =
  | { readonly engine: 'gallery' | 'openverse' }
  | {
      readonly engine: 'google'
      readonly key: string
      /** Id of the search engine created by the operator at Google. */
      readonly cx: string
    }

/** A bucket of S3 or of a compatible store. */
export type PhotoBucket = {
  readonly bucket: string
  readonly region: string
  /** null: Amazon's own endpoint of the region. */
  readonly endpoint: string | null
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The external vision model. */
export type ModelSettings = {
  readonly provider: (typeof AI_PROVIDERS)[number]
  /** The provider's name of the model. */
  readonly model: string
  /** null only for a self-hosted server without a key. */
  readonly apiKey: string | null
  /** An address other than the provider's default. */
  readonly baseUrl: string | null
  /** US dollars per million tokens; null = unknown, only tokens are counted. */
  readonly price: { readonly input: number; readonly output: number } | null
}

export type Config = {
  /** Demonstration unless NODE_ENV is 'production': demonstration salon, mailbox page. */
  readonly mode: 'demonstration' | 'production'
  readonly host: string
  readonly port: number
  /** Absolute path. */
  readonly dataDir: string
  /** Encrypts the sealed columns; null: a file in `dataDir` holds the key. */
  readonly dataKey: Uint8Array | null
  /** The previous key during a rotation, which decrypts older values; null otherwise. */
  readonly dataKeyPrevious: Uint8Array | null
  /** PostgreSQL server, or null for the embedded engine in `dataDir`. */
  readonly databaseUrl: string | null
  /** The bucket of the photos, or null for a folder in `dataDir`. */
  readonly photoBucket: PhotoBucket | null
  /** Public address of the server, without a trailing slash. */
  readonly publicUrl: string
  /** Proxies trusted for the client address: addresses, networks, or their names in `proxy-addr`. */
  readonly trustedProxies: readonly string[]
  /** null: mails are written as files to the outbox. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly adminEmails: readonly string[]
  /** null: the demonstration takes the payments; in production there are none. */
  readonly stripe: StripeSettings | null
  readonly imageSearch: ImageSearchSettings
  /** Enables the Prometheus metrics; null: none. */
  readonly metricsToken: string | null
  /** How long a stopping server keeps serving while it reports that it is not ready. */
  readonly drainMs: number
  /** null: nothing is sent to an external model, the local engine does everything. */
  readonly model: ModelSettings | null
  /** null only in demonstration mode. */
  readonly legal: LegalIdentity | null
}

const MAIL_FROM_DEMONSTRATION = 'Riflesso <riflesso@localhost>'

/** Longer than the interval of load balancers' readiness checks. */
const DRAIN_SECONDS_IN_PRODUCTION = 10

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  /** One readable line per invalid variable. */
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads and validates the settings; relative folders are resolved from the working directory. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`) }
  }
  return { ok: true, config: toConfig(parsed.data) }
}

function toConfig(env: z.output<typeof environment>): Config {
  const mode = env.NODE_ENV === 'production' ? 'production' : 'demonstration'
  return {
    mode,
    host: env.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    dataKey: env.DATA_KEY ?? null,
    dataKeyPrevious: env.DATA_KEY_PREVIOUS ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
    photoBucket: photoBucket(env),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    trustedProxies: (env.TRUST_PROXY ?? []).filter((part) => part !== NO_PROXY),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? MAIL_FROM_DEMONSTRATION,
    adminEmails: env.ADMIN_EMAILS,
    stripe: stripeSettings(env),
    imageSearch: imageSearchSettings(env),
    metricsToken: env.METRICS_TOKEN ?? null,
    drainMs: (env.DRAIN_SECONDS ?? (mode === 'production' ? DRAIN_SECONDS_IN_PRODUCTION : 0)) * SECOND_MS,
    model: modelSettings(env),
    legal: legalIdentity(env),
  }
}

function photoBucket(env: z.output<typeof environment>): PhotoBucket | null {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId } = env
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint = null } = env
  return bucket && region && accessKeyId && secretAccessKey
    ? { bucket, region, endpoint, accessKeyId, secretAccessKey }
    : null
}

function stripeSettings(env: z.output<typeof environment>): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env
  if (!secretKey || !publishableKey) return null
  return {
    secretKey,
    publishableKey,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    apiUrl: env.STRIPE_API_URL ?? null,
    priceIds: Object.fromEntries(PRICE_NAMES.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
  }
}

function imageSearchSettings(env: z.output<typeof environment>): ImageSearchSettings {
  const { IMAGE_SEARCH: engine, GOOGLE_SEARCH_KEY: key, GOOGLE_SEARCH_CX: cx } = env
  if (engine !== 'google') return { engine }
  if (!key || !cx) throw new Error('the keys of the image search were not checked')
  return { engine, key, cx }
}

function modelSettings(env: z.output<typeof environment>): ModelSettings | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = env
  if (!provider || !model) return null
  return {
    provider,
    model,
    apiKey: env.AI_API_KEY ?? null,
    baseUrl: env.AI_BASE_URL?.replace(/\/+$/, '') ?? null,
    price: input === undefined || output === undefined ? null : { input, output },
  }
}

function legalIdentity(env: z.output<typeof environment>): LegalIdentity | null {
  const [name, address, vatNumber, pec, contact] = LEGAL_NAMES.map((key) => env[key])
  return name && address && vatNumber && pec && contact ? { name, address, vatNumber, pec, contact } : null
}
