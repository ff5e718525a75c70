import { IMAGE_SEARCH_ENGINES, isVatNumber } from '@riflesso/contract'
import { z } from 'zod'
import { parseDataKey } from './encryption/field-encryption.ts'
import { readPostalAddress } from './postal-address.ts'

export const AI_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const

export const LEGAL_NAMES = ['LEGAL_NAME', 'LEGAL_ADDRESS', 'LEGAL_VAT', 'LEGAL_PEC', 'LEGAL_CONTACT'] as const

/** Settings of a bucket besides its name. */
const BUCKET_NAMES = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const AI_NAMES = ['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL', 'AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'] as const

export const PRICE_NAMES = [
  'STRIPE_BASIC_MONTHLY_PRICE_ID',
  'STRIPE_BASIC_YEARLY_PRICE_ID',
  'STRIPE_PRO_MONTHLY_PRICE_ID',
  'STRIPE_PRO_YEARLY_PRICE_ID',
] as const

export const NO_PROXY = 'none'
/** Names accepted in TRUST_PROXY: the networks of `proxy-addr` (source: its documentation), and 'none'. */
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal', NO_PROXY] as const
const PROXY_RULE = 'deve essere none oppure un elenco di indirizzi o reti, per esempio loopback,10.0.0.0/8'
const PROXY_FOR_ALL = 'non può comprendere tutti: chiunque sceglierebbe il proprio indirizzo'

/** Error messages for variables that production requires because no default is safe. */
const REQUIRED_IN_PRODUCTION: Readonly<Record<string, string>> = {
  PUBLIC_URL: "obbligatoria in produzione: l'indirizzo https:// del servizio",
  TRUST_PROXY: 'obbligatoria in produzione: gli indirizzi del reverse proxy, oppure none',
  SMTP_URL: 'obbligatoria in produzione: senza, i codici non arrivano a nessuno',
  MAIL_FROM: 'obbligatoria in produzione: il mittente delle email',
  ...Object.fromEntries(LEGAL_NAMES.map((name) => [name, 'obbligatoria in produzione'])),
}

const TOKEN_RULE = 'deve avere almeno 32 caratteri'
const DRAIN_RULE = 'deve essere un numero di secondi tra 0 e 300'
const PORT_RULE = 'deve essere un numero intero tra 0 e 65535'

const line = (message: string) => z.string({ error: message }).min(1, message)

/** A list in one variable, separated by commas. */
const listOf = <Part extends z.ZodType<string, string>>(part: Part) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim().toLowerCase())
        .filter((each) => each !== ''),
    )
    .pipe(z.array(part))

const isOfThisMachine = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

const isDecodable = (url: string): boolean => {
  try {
    return decodeURIComponent(url) !== ''
  } catch {
    return false
  }
}

const dataKey = z
  .string()
  .refine((text) => parseDataKey(text) !== null, 'deve essere di 32 byte in base64: openssl rand -base64 32')
  .transform(parseDataKey)
  .optional()

const priceId = z
  .string()
  .regex(/^price_/, 'deve cominciare con price_')
  .optional()

const PRICE_RULE = 'deve essere un prezzo in dollari per milione di token, per esempio 2.50'
const modelPrice = z.coerce.number(PRICE_RULE).min(0, PRICE_RULE).max(10_000, PRICE_RULE).optional()

/** An empty variable counts as absent: compose and .env files leave unset variables empty. */
export const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production'], 'deve essere development, test o production').optional(),
    PORT: z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65535, PORT_RULE).default(3000),
    HOST: line('deve essere un indirizzo').optional(),
    DATA_DIR: line('deve essere una cartella').default('./data'),
    DATA_KEY: dataKey,
    DATA_KEY_PREVIOUS: dataKey,
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'deve essere del tipo postgres://utente:password@host:5432/nome' })
      .refine(isDecodable, 'contiene un % che non codifica un carattere: scrivilo %25')
      .optional(),
    S3_BUCKET: line('deve essere il nome di un bucket').optional(),
    S3_REGION: line('deve essere una regione').optional(),
    S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'deve essere un indirizzo http:// o https://' }).optional(),
    S3_ACCESS_KEY_ID: line('deve essere una chiave').optional(),
    S3_SECRET_ACCESS_KEY: line('deve essere una chiave').optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'deve essere un indirizzo http:// o https://' }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'deve essere del tipo smtp://utente:password@host:587' }).optional(),
    TRUST_PROXY: listOf(z.union([z.enum(PROXY_NAMES), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], PROXY_RULE))
      .refine((parts) => parts.length === 1 || !parts.includes(NO_PROXY), PROXY_RULE)
      .refine((parts) => !parts.some((part) => part.endsWith('/0')), PROXY_FOR_ALL)
      .optional(),
    MAIL_FROM: line('deve essere un mittente').optional(),
    ADMIN_EMAILS: listOf(z.email('deve essere un elenco di indirizzi email separati da virgole')).default([]),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_/, 'deve cominciare con sk_ o rk_')
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'deve cominciare con pk_').optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_/, 'deve cominciare con whsec_')
      .optional(),
    STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'deve essere un indirizzo http:// o https://' }).optional(),
    STRIPE_BASIC_MONTHLY_PRICE_ID: priceId,
    STRIPE_BASIC_YEARLY_PRICE_ID: priceId,
    STRIPE_PRO_MONTHLY_PRICE_ID: priceId,
    STRIPE_PRO_YEARLY_PRICE_ID: priceId,
    IMAGE_SEARCH: z.enum(IMAGE_SEARCH_ENGINES, 'deve essere gallery, openverse o google').default('gallery'),
    GOOGLE_SEARCH_KEY: z.string().optional(),
    GOOGLE_SEARCH_CX: z.string().optional(),
    METRICS_TOKEN: z.string().min(32, TOKEN_RULE).optional(),
    DRAIN_SECONDS: z.coerce.number(DRAIN_RULE).min(0, DRAIN_RULE).max(300, DRAIN_RULE).optional(),
    AI_PROVIDER: z.enum(AI_PROVIDERS, `deve essere uno di: ${AI_PROVIDERS.join(', ')}`).optional(),
    AI_MODEL: z.string().optional(),
    AI_API_KEY: z.string().optional(),
    AI_BASE_URL: z.url({ protocol: /^https?$/, error: 'deve essere un indirizzo http:// o https://' }).optional(),
    AI_PRICE_INPUT: modelPrice,
    AI_PRICE_OUTPUT: modelPrice,
    LEGAL_NAME: z.string().optional(),
    LEGAL_ADDRESS: z.string().optional(),
    LEGAL_VAT: z.string().optional(),
    LEGAL_PEC: z.string().optional(),
    LEGAL_CONTACT: z.email('deve essere un indirizzo email').optional(),
  })
  .superRefine((env, context) => {
    const wrong = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    if (env.STRIPE_SECRET_KEY && !env.STRIPE_PUBLISHABLE_KEY)
      wrong('STRIPE_PUBLISHABLE_KEY', 'serve con STRIPE_SECRET_KEY')
    if (env.STRIPE_PUBLISHABLE_KEY && !env.STRIPE_SECRET_KEY)
      wrong('STRIPE_SECRET_KEY', 'serve con STRIPE_PUBLISHABLE_KEY')
    if (env.IMAGE_SEARCH === 'google') {
      for (const name of ['GOOGLE_SEARCH_KEY', 'GOOGLE_SEARCH_CX'] as const) {
        if (!env[name]) wrong(name, 'serve con IMAGE_SEARCH=google')
      }
    }
    for (const name of BUCKET_NAMES) if (env.S3_BUCKET && !env[name]) wrong(name, 'serve con S3_BUCKET')
    for (const name of AI_NAMES) {
      if (env[name] !== undefined && !env.AI_PROVIDER) wrong(name, 'serve solo con AI_PROVIDER')
    }
    if (env.AI_PROVIDER) {
      if (!env.AI_MODEL) wrong('AI_MODEL', 'serve con AI_PROVIDER')
      const isOwn = env.AI_PROVIDER === 'openai-compatible'
      if (!isOwn && !env.AI_API_KEY) wrong('AI_API_KEY', 'serve con AI_PROVIDER')
      if (isOwn && !env.AI_BASE_URL) wrong('AI_BASE_URL', 'serve con AI_PROVIDER=openai-compatible')
    }
    if ((env.AI_PRICE_INPUT === undefined) !== (env.AI_PRICE_OUTPUT === undefined))
      wrong('AI_PRICE_INPUT', 'va impostata insieme ad AI_PRICE_OUTPUT')
    if (env.NODE_ENV !== 'production') return
    if (env.STRIPE_API_URL) wrong('STRIPE_API_URL', 'serve solo alle prove: in produzione non va impostata')
    for (const [name, message] of Object.entries(REQUIRED_IN_PRODUCTION)) {
      if (!env[name as keyof typeof env]) wrong(name, message)
    }
    if (env.DATABASE_URL && !env.DATA_KEY)
      wrong('DATA_KEY', 'obbligatoria in produzione con DATABASE_URL: openssl rand -base64 32')
    if (env.PUBLIC_URL && !env.PUBLIC_URL.startsWith('https:') && !isOfThisMachine(env.PUBLIC_URL))
      wrong('PUBLIC_URL', 'in produzione deve cominciare con https://')
    if (!env.STRIPE_SECRET_KEY) return
    // Both are printed on the electronic invoices.
    if (env.LEGAL_ADDRESS && readPostalAddress(env.LEGAL_ADDRESS) === null)
      wrong('LEGAL_ADDRESS', 'con Stripe deve essere del tipo Via Roma 1, 50123 Firenze FI')
    if (env.LEGAL_VAT && !isVatNumber(env.LEGAL_VAT.replace(/^IT/, '')))
      wrong('LEGAL_VAT', 'con Stripe deve essere una Partita IVA di 11 cifre')
  })

/** Names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape)
