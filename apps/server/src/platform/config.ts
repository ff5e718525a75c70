import { resolve } from 'node:path'
import type { z } from 'zod'
import { SECOND_MS } from './clock.ts'
import { environment, LEGAL_NAMES, NO_PROXY, PRICE_NAMES } from './environment.ts'

type Environment = z.output<typeof environment>

export type Config = Readonly<ReturnType<typeof toConfig>>
/** Keys of the payment provider. */
export type StripeSettings = NonNullable<ReturnType<typeof stripeSettings>>
/** A bucket of S3 or of a compatible store. */
export type PhotoBucket = NonNullable<ReturnType<typeof photoBucket>>
/** The external vision model. */
export type ModelSettings = NonNullable<ReturnType<typeof modelSettings>>

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

function toConfig(env: Environment) {
  const isProduction = env.NODE_ENV === 'production'
  return {
    /** Demonstration unless NODE_ENV is 'production': demonstration salon, mailbox page. */
    mode: isProduction ? ('production' as const) : ('demonstration' as const),
    host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    /** Absolute path. */
    dataDir: resolve(env.DATA_DIR),
    /** Encrypts the sealed columns; null: a file in `dataDir` holds the key. */
    dataKey: env.DATA_KEY ?? null,
    /** The previous key during a rotation, which decrypts older values; null otherwise. */
    dataKeyPrevious: env.DATA_KEY_PREVIOUS ?? null,
    /** PostgreSQL server, or null for the embedded engine in `dataDir`. */
    databaseUrl: env.DATABASE_URL ?? null,
    /** The bucket of the photos, or null for a folder in `dataDir`. */
    photoBucket: photoBucket(env),
    /** Public address of the server, without a trailing slash. */
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    /** Proxies trusted for the client address: addresses, networks, or their names in `proxy-addr`. */
    trustedProxies: (env.TRUST_PROXY ?? []).filter((part) => part !== NO_PROXY),
    /** null: mails are written as files to the outbox. */
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? MAIL_FROM_DEMONSTRATION,
    adminEmails: env.ADMIN_EMAILS,
    /** null: the demonstration takes the payments; in production there are none. */
    stripe: stripeSettings(env),
    imageSearch: imageSearchSettings(env),
    /** Enables the Prometheus metrics; null: none. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** How long a stopping server keeps serving while it reports that it is not ready. */
    drainMs: (env.DRAIN_SECONDS ?? (isProduction ? DRAIN_SECONDS_IN_PRODUCTION : 0)) * SECOND_MS,
    /** null: nothing is sent to an external model, the local engine does everything. */
    model: modelSettings(env),
    /** null only in demonstration mode. */
    legal: legalIdentity(env),
  }
}

function photoBucket(env: Environment) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId } = env
  // Without an endpoint it is Amazon's own of the region.
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint = null } = env
  return bucket && region && accessKeyId && secretAccessKey
    ? { bucket, region, endpoint, accessKeyId, secretAccessKey }
    : null
}

function stripeSettings(env: Environment) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env
  if (!secretKey || !publishableKey) return null
  return {
    secretKey,
    publishableKey,
    /** null until the webhook is created: events are then refused, and state is only polled. */
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    /** Alternative address of its API, for tests on this machine. */
    apiUrl: env.STRIPE_API_URL ?? null,
    /** Ids of prices by the name of their variable; missing ones are found by their lookup key. */
    priceIds: Object.fromEntries(PRICE_NAMES.flatMap((name) => (env[name] ? [[name, env[name]]] : []))) as PriceIds,
  }
}

type PriceIds = Readonly<Record<string, string>>

/** The image search service; `cx` is the id of the search engine created by the operator at Google. */
function imageSearchSettings({ IMAGE_SEARCH: engine, GOOGLE_SEARCH_KEY: key, GOOGLE_SEARCH_CX: cx }: Environment) {
  if (engine !== 'google') return { engine }
  if (!key || !cx) throw new Error('the keys of the image search were not checked')
  return { engine, key, cx }
}

function modelSettings(env: Environment) {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = env
  if (!provider || !model) return null
  return {
    provider,
    /** The provider's name of the model. */
    model,
    /** null only for a self-hosted server without a key. */
    apiKey: env.AI_API_KEY ?? null,
    /** An address other than the provider's default. */
    baseUrl: env.AI_BASE_URL?.replace(/\/+$/, '') ?? null,
    /** US dollars per million tokens; null = unknown, only tokens are counted. */
    price: input === undefined || output === undefined ? null : { input, output },
  }
}

/** The operator of this installation, whose details the law requires in mails and on the pages. */
function legalIdentity(env: Environment) {
  const [name, address, vatNumber, pec, contact] = LEGAL_NAMES.map((key) => env[key])
  return name && address && vatNumber && pec && contact ? { name, address, vatNumber, pec, contact } : null
}
