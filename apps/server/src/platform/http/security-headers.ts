import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.ts'

/** Hosts of Stripe's card form. Source: https://docs.stripe.com/security/guide */
const STRIPE_HOSTS = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
} as const
const NO_HOSTS = { script: '', connect: '', frame: '' } as const

/** For data answers: however a browser interprets them, nothing is loaded or run. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For the pages outside the web app: the API description and the mailbox of a demonstration. */
const OTHER_PAGES_POLICY = policyOf(NO_HOSTS, { scripts: [], styles: null })

/**
 * For the files of the web app: a worker has the policy of its own script. The one that reads photos runs the hair
 * network as WebAssembly.
 */
const FILE_POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob: data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Headers that browsers apply to pages alone. A visit requests dozens of files, which do without. */
const PAGE_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

/** 'sha256-...' of the inline scripts and style elements of a page. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/**
 * Content Security Policy of a page of the web app, with the hashes of its own inline scripts and styles. The hosts of the card
 * form are allowed in the app's screens, which lead to the purchase without a page load; never in the public pages,
 * and never without Stripe.
 */
export const pagePolicy = ({ stripe }: Pick<Config, 'stripe'>, inline: InlineHashes, kind: 'screen' | 'public page') =>
  policyOf(stripe !== null && kind === 'screen' ? STRIPE_HOSTS : NO_HOSTS, inline)

/** `styles: null` allows any style element. */
function policyOf(
  hosts: typeof STRIPE_HOSTS | typeof NO_HOSTS,
  { scripts, styles }: Pick<InlineHashes, 'scripts'> & { readonly styles: InlineHashes['styles'] | null },
): string {
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(scripts)}${hosts.script}`,
    // The pre-rendered pages have style attributes. Browsers without style-src-elem follow style-src for style elements too.
    "style-src 'self' 'unsafe-inline'",
    ...(styles === null ? [] : [`style-src-elem 'self'${quoted(styles)}`]),
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

function quoted(hashes: readonly string[]): string {
  return hashes.map((hash) => ` '${hash}'`).join('')
}

/** The API description is the only page below it. */
const isData = (address: string): boolean => /^\/(api\/(?!docs)|healthz|readyz|metrics)/.test(address)

export async function installSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const secure = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async ({ url, routeOptions }, reply) => {
    // A path can be written in several ways ('/%61pi/user'), its route in one.
    const address = routeOptions.url ?? url
    // API answers contain personal data: no intermediate cache may store them.
    if (address.startsWith('/api/')) reply.header('cache-control', 'no-store')
    reply.header('content-security-policy', isData(address) ? DATA_POLICY : OTHER_PAGES_POLICY)
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)')
  })
  app.addHook('onSend', async ({ url, routeOptions }, reply) => {
    // Opened directly, an API answer is downloaded by the browser instead of shown as a page.
    if (isData(routeOptions.url ?? url) && String(reply.getHeader('content-type')).startsWith('application/json'))
      reply.header('content-disposition', 'attachment; filename="api.json"')
  })
}

/** Gives a file of the web app that is not a page the headers of one. */
export function withFileHeaders(reply: FastifyReply): FastifyReply {
  for (const name of PAGE_HEADERS) reply.removeHeader(name)
  return reply.header('content-security-policy', FILE_POLICY)
}
