import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRODUCTION } from '#testing/production'
import { readConfig } from './config.ts'

const configOf = (env: Record<string, string>) => {
  const result = readConfig(env)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.config
}

const problemsOf = (env: Record<string, string>) => {
  const result = readConfig(env)
  return result.ok ? [] : result.problems
}

describe('the settings', () => {
  test('the settings need no variable: a demonstration on this machine only', () => {
    expect(configOf({})).toEqual({
      mode: 'demonstration',
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      dataKey: null,
      dataKeyPrevious: null,
      databaseUrl: null,
      photoBucket: null,
      publicUrl: 'http://localhost:3000',
      trustedProxies: [],
      smtpUrl: null,
      mailFrom: 'Riflesso <riflesso@localhost>',
      adminEmails: [],
      stripe: null,
      imageSearch: { engine: 'gallery' },
      metricsToken: null,
      drainMs: 0,
      model: null,
      legal: null,
    })
  })

  test('the settings require all variables of an external model together', () => {
    const own = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'vista', AI_BASE_URL: 'http://127.0.0.1:9/v1/' }
    expect(configOf(own).model).toEqual({
      provider: 'openai-compatible',
      model: 'vista',
      apiKey: null,
      baseUrl: 'http://127.0.0.1:9/v1',
      price: null,
    })
    const paid = {
      AI_PROVIDER: 'openai',
      AI_MODEL: 'vista',
      AI_API_KEY: 'sk',
      AI_PRICE_INPUT: '2.50',
      AI_PRICE_OUTPUT: '10',
    }
    expect(configOf(paid).model).toMatchObject({ apiKey: 'sk', price: { input: 2.5, output: 10 } })
    expect(problemsOf({ AI_PROVIDER: 'openai' })).toEqual([
      'AI_MODEL: serve con AI_PROVIDER',
      'AI_API_KEY: serve con AI_PROVIDER',
    ])
    expect(problemsOf({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'vista' })).toEqual([
      'AI_BASE_URL: serve con AI_PROVIDER=openai-compatible',
    ])
    expect(problemsOf({ AI_API_KEY: 'sk' })).toEqual(['AI_API_KEY: serve solo con AI_PROVIDER'])
    expect(problemsOf({ ...own, AI_PRICE_INPUT: '1' })).toEqual([
      'AI_PRICE_INPUT: va impostata insieme ad AI_PRICE_OUTPUT',
    ])
    expect(problemsOf({ ...own, AI_PROVIDER: 'nessuno' })).toHaveLength(1)
  })

  test('the settings in production listen on all interfaces and require the operator', () => {
    expect(configOf(PRODUCTION)).toMatchObject({
      mode: 'production',
      drainMs: 10_000,
      host: '0.0.0.0',
      legal: { name: 'Salone S.r.l.', vatNumber: '12345678903', pec: 'salone@pec.it' },
    })
  })

  test('the settings require both keys of the payment provider or neither', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
    expect(configOf({ ...keys, STRIPE_PRO_YEARLY_PRICE_ID: 'price_9' }).stripe).toEqual({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: null,
      apiUrl: null,
      priceIds: { STRIPE_PRO_YEARLY_PRICE_ID: 'price_9' },
    })
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY: serve con STRIPE_SECRET_KEY',
    ])
    expect(problemsOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual([
      'STRIPE_SECRET_KEY: serve con STRIPE_PUBLISHABLE_KEY',
    ])
    expect(problemsOf({ ...keys, STRIPE_BASIC_YEARLY_PRICE_ID: 'demo_price' })).toHaveLength(1)
    expect(problemsOf({ ...PRODUCTION, ...keys, STRIPE_API_URL: 'http://127.0.0.1:1' })).toEqual([
      'STRIPE_API_URL: serve solo alle prove: in produzione non va impostata',
    ])
  })

  test('the settings accept the image search with its keys', () => {
    const keys = { GOOGLE_SEARCH_KEY: 'AIza', GOOGLE_SEARCH_CX: 'cx' }
    expect(configOf({ IMAGE_SEARCH: 'openverse' }).imageSearch).toEqual({ engine: 'openverse' })
    expect(configOf({ IMAGE_SEARCH: 'google', ...keys }).imageSearch).toEqual({
      engine: 'google',
      key: 'AIza',
      cx: 'cx',
    })
    expect(problemsOf({ IMAGE_SEARCH: 'google', GOOGLE_SEARCH_KEY: 'AIza' })).toEqual([
      'GOOGLE_SEARCH_CX: serve con IMAGE_SEARCH=google',
    ])
    expect(problemsOf({ IMAGE_SEARCH: 'bing' })).toEqual(['IMAGE_SEARCH: deve essere gallery, openverse o google'])
  })

  test('the settings use given values', () => {
    expect(
      configOf({
        PORT: '8080',
        HOST: '::1',
        DATA_DIR: '/var/lib/riflesso',
        DATABASE_URL: 'postgresql://riflesso:segreta@db/riflesso',
        PUBLIC_URL: 'https://riflesso.example.it/',
        SMTP_URL: 'smtps://utente:parola@posta.example.it:465',
        MAIL_FROM: 'Salone <ciao@example.it>',
        ADMIN_EMAILS: 'Capo@example.it, altra@example.it',
      }),
    ).toMatchObject({
      port: 8080,
      host: '::1',
      dataDir: '/var/lib/riflesso',
      databaseUrl: 'postgresql://riflesso:segreta@db/riflesso',
      publicUrl: 'https://riflesso.example.it',
      smtpUrl: 'smtps://utente:parola@posta.example.it:465',
      mailFrom: 'Salone <ciao@example.it>',
      adminEmails: ['capo@example.it', 'altra@example.it'],
    })
  })

  test('the settings require all variables of a bucket or none', () => {
    const bucket = {
      S3_BUCKET: 'foto',
      S3_REGION: 'eu-south-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'segreta',
    }
    expect(configOf(bucket).photoBucket).toEqual({
      bucket: 'foto',
      region: 'eu-south-1',
      endpoint: null,
      accessKeyId: 'id',
      secretAccessKey: 'segreta',
    })
    expect(problemsOf({ ...bucket, S3_SECRET_ACCESS_KEY: '' })).toEqual(['S3_SECRET_ACCESS_KEY: serve con S3_BUCKET'])
  })

  test('the settings treat an empty variable as absent', () => {
    expect(configOf({ PORT: '', DATABASE_URL: '  ', PUBLIC_URL: '' })).toEqual(configOf({}))
  })

  test.each([
    [{ PORT: 'tremila' }, 'PORT: deve essere un numero intero tra 0 e 65535'],
    [{ PORT: '70000' }, 'PORT: deve essere un numero intero tra 0 e 65535'],
    [{ PORT: '1.5' }, 'PORT: deve essere un numero intero tra 0 e 65535'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: deve essere development, test o production'],
    [{ DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL: deve essere del tipo postgres://utente:password@host:5432/nome'],
    [
      { DATABASE_URL: 'postgres://ada:per%cento@db/x' },
      'DATABASE_URL: contiene un % che non codifica un carattere: scrivilo %25',
    ],
    [{ PUBLIC_URL: 'riflesso.it' }, 'PUBLIC_URL: deve essere un indirizzo http:// o https://'],
    [{ SMTP_URL: 'posta.it:25' }, 'SMTP_URL: deve essere del tipo smtp://utente:password@host:587'],
    [{ DATA_KEY: 'segreta' }, 'DATA_KEY: deve essere di 32 byte in base64: openssl rand -base64 32'],
    [{ METRICS_TOKEN: 'segreto' }, 'METRICS_TOKEN: deve avere almeno 32 caratteri'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS: deve essere un numero di secondi tra 0 e 300'],
    [{ LEGAL_CONTACT: '055 123456' }, 'LEGAL_CONTACT: deve essere un indirizzo email'],
    [{ ADMIN_EMAILS: 'capo' }, 'ADMIN_EMAILS: deve essere un elenco di indirizzi email separati da virgole'],
  ])('refuse %j in words', (env, problem) => {
    expect(problemsOf(env)).toEqual([problem])
  })

  test('the settings in production have no unsafe default, and report every missing variable at once', () => {
    expect(
      problemsOf({ NODE_ENV: 'production', LEGAL_NAME: 'Salone S.r.l.', LEGAL_CONTACT: 'info@salone.it' }),
    ).toEqual([
      "PUBLIC_URL: obbligatoria in produzione: l'indirizzo https:// del servizio",
      'TRUST_PROXY: obbligatoria in produzione: gli indirizzi del reverse proxy, oppure none',
      'SMTP_URL: obbligatoria in produzione: senza, i codici non arrivano a nessuno',
      'MAIL_FROM: obbligatoria in produzione: il mittente delle email',
      'LEGAL_ADDRESS: obbligatoria in produzione',
      'LEGAL_VAT: obbligatoria in produzione',
      'LEGAL_PEC: obbligatoria in produzione',
    ])
  })

  test('the settings require the data key in production with a database outside the data folder', () => {
    const env = { ...PRODUCTION, DATABASE_URL: 'postgres://db/riflesso' }
    expect(problemsOf(PRODUCTION)).toEqual([])
    expect(problemsOf(env)).toEqual(['DATA_KEY: obbligatoria in produzione con DATABASE_URL: openssl rand -base64 32'])
    const key = Buffer.alloc(32, 7)
    expect(configOf({ ...env, DATA_KEY: key.toString('base64') }).dataKey).toEqual(key)
  })

  test("the settings with Stripe in production require the operator's details for an electronic invoice", () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
    const unnamed = { LEGAL_ADDRESS: 'Via Roma 1, Firenze', LEGAL_VAT: '12345678901' }
    expect(problemsOf({ ...PRODUCTION, ...unnamed })).toEqual([])
    expect(problemsOf({ ...PRODUCTION, ...stripe, ...unnamed })).toEqual([
      'LEGAL_ADDRESS: con Stripe deve essere del tipo Via Roma 1, 50123 Firenze FI',
      'LEGAL_VAT: con Stripe deve essere una Partita IVA di 11 cifre',
    ])
    expect(problemsOf({ ...PRODUCTION, ...stripe, LEGAL_VAT: 'IT12345678903' })).toEqual([])
  })

  test('the settings in production accept an address without HTTPS only on this machine', () => {
    expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: 'http://riflesso.example.it' })).toEqual([
      'PUBLIC_URL: in produzione deve cominciare con https://',
    ])
    expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  })

  test.each([
    ['none', []],
    ['loopback, 10.0.0.0/8,2001:DB8::1', ['loopback', '10.0.0.0/8', '2001:db8::1']],
  ])('believe the proxies of TRUST_PROXY=%s', (text, proxies) => {
    expect(configOf({ TRUST_PROXY: text }).trustedProxies).toEqual(proxies)
  })

  test.each(['0.0.0.0/0', '10.0.0.1,::/0'])('the settings refuse to trust every proxy: TRUST_PROXY=%s', (text) => {
    expect(problemsOf({ TRUST_PROXY: text })).toEqual([
      'TRUST_PROXY: non può comprendere tutti: chiunque sceglierebbe il proprio indirizzo',
    ])
  })

  test.each(['true', '*', '10.0.0.0/99', 'none,loopback'])('the settings refuse TRUST_PROXY=%s', (text) => {
    expect(problemsOf({ TRUST_PROXY: text })).toEqual([
      'TRUST_PROXY: deve essere none oppure un elenco di indirizzi o reti, per esempio loopback,10.0.0.0/8',
    ])
  })
})
