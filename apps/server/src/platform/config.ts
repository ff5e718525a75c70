import { resolve } from 'node:path'
import type { z } from 'zod'
import { SECOND_MS } from './clock.ts'
import { type AI_PROVIDERS, environment, LEGAL_NAMES, NO_PROXY, PRICE_NAMES } from './environment.ts'

/** Who runs this installation, as the law wants it said in mails and on the pages. */
type LegalIdentity = {
  readonly name: string
  readonly address: string
  /** Partita IVA. */
  readonly vatNumber: string
  readonly pec: string
  /** E-mail address; what is written on the contact page arrives there. */
  readonly contact: string
}

/** Keys of the payment provider. */
export type StripeSettings = {
  readonly secretKey: string
  readonly publishableKey: string
  /** null until the webhook was made: events are then refused, and only asking tells what happened. */
  readonly webhookSecret: string | null
  /** Another address of its API, for tests on this machine. */
  readonly apiUrl: string | null
  /** Ids of prices by the name of their variable; those not named are found by their lookup key. */
  readonly priceIds: Readonly<Record<string, string>>
}

/** Where pictures of hair are looked for. */
type ImageSearchSettings =
  | { readonly engine: 'gallery' | 'openverse' }
  | {
      readonly engine: 'google'
      readonly key: string
      /** Id of the search engine that the operator made at Google. */
      readonly cx: string
    }

/** A bucket of S3 or of any store that speaks its language. */
export type PhotoBucket = {
  readonly bucket: string
  readonly region: string
  /** null: Amazon's own, by its region. */
  readonly endpoint: string | null
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The outside vision model. */
export type ModelSettings = {
  readonly provider: (typeof AI_PROVIDERS)[number]
  /** As the provider calls it. */
  readonly model: string
  /** null only for a server of one's own that asks for none. */
  readonly apiKey: string | null
  /** Another address than the provider's usual one. */
  readonly baseUrl: string | null
  /** US dollars for a million tokens; null = unknown, only tokens are counted. */
  readonly price: { readonly input: number; readonly output: number } | null
}

export type Config = {
  /** Demonstration unless NODE_ENV is 'production': demonstration salon, mailbox page. */
  readonly mode: 'demonstration' | 'production'
  readonly host: string
  readonly port: number
  /** Absolute path. */
  readonly dataDir: string
  /** Encrypts what is kept encrypted; null: a file in `dataDir` holds the key. */
  readonly dataKey: Uint8Array | null
  /** The former key during a rotation: it decrypts what it encrypted; null otherwise. */
  readonly dataKeyPrevious: Uint8Array | null
  /** PostgreSQL server, or null for the embedded engine in `dataDir`. */
  readonly databaseUrl: string | null
  /** Where photos are kept, or null for a folder in `dataDir`. */
  readonly photoBucket: PhotoBucket | null
  /** Address people reach the server at, without a slash at the end. */
  readonly publicUrl: string
  /** Whose word on a caller's address is believed: addresses, networks, or their names in `proxy-addr`. */
  readonly trustedProxies: readonly string[]
  /** null: mails become files in the outbox. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly adminEmails: readonly string[]
  /** null: the demonstration takes the payments, and in production nobody. */
  readonly stripe: StripeSettings | null
  readonly imageSearch: ImageSearchSettings
  /** Opens the figures for Prometheus; null: there are none. */
  readonly metricsToken: string | null
  /** How long a server that was told to stop goes on serving while it says that it leaves. */
  readonly drainMs: number
  /** null: nothing is ever sent outside, the local engine does the whole job. */
  readonly model: ModelSettings | null
  /** null only in demonstration mode. */
  readonly legal: LegalIdentity | null
}

const MAIL_FROM_DEMONSTRATION = 'Riflesso <riflesso@localhost>'

/** Longer than load balancers take to ask again whether a server is ready. */
const DRAIN_SECONDS_IN_PRODUCTION = 10

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  /** One readable line per wrong variable. */
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads and checks the settings; relative folders count from the working directory. */
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
