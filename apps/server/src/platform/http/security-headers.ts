import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Where Stripe's card form comes from, and what it talks to. Source: https://docs.stripe.com/security/guide */
const STRIPE_HOSTS = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
} as const
const NO_HOSTS = { script: '', connect: '', frame: '' } as const

/** Content Security Policy of every answer. Pages add the hashes of their own inline scripts. */
export function contentSecurityPolicy(
  { stripe }: Pick<Config, 'stripe'>,
  scriptHashes: readonly string[] = [],
): string {
  const hosts = stripe === null ? NO_HOSTS : STRIPE_HOSTS
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ') + hosts.script,
    // Mantine writes style attributes and a style element with its variables.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data:${hosts.connect}`,
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    `frame-src 'self'${hosts.frame}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export async function installSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const secure = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const policy = contentSecurityPolicy(config)
  app.addHook('onRequest', async (request, reply) => {
    // Answers of the API are about people: no cache on the way keeps them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    reply.header('content-security-policy', policy)
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)')
  })
}
