import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.ts'

/** Where Stripe's card form comes from, and what it talks to. Source: https://docs.stripe.com/security/guide */
const STRIPE_HOSTS = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
} as const
const NO_HOSTS = { script: '', connect: '', frame: '' } as const

/** Of answers that are data: whatever a browser makes of them, it loads and runs nothing. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Of the pages that are not the web app's: the description of the API and the mailbox of a demonstration. */
const OTHER_PAGES_POLICY = policyOf(NO_HOSTS, { scripts: [], styles: null })

/**
 * Of the files of the web app: a worker obeys the policy that its own script came with. The one that reads photos runs the hair
 * network as WebAssembly.
 */
const FILE_POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob: data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What browsers heed in a page alone. A visit asks for dozens of files: they do without. */
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

/** 'sha256-...' of the scripts and style elements that stand in a page itself. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/**
 * Content Security Policy of a page of the web app, with the hashes of its own inline scripts and styles. The hosts of the card
 * form are let into the app's screens, which all lead to the purchase without being loaded anew; never into the public pages,
 * and nowhere without Stripe.
 */
export const pagePolicy = (
  { stripe }: Pick<Config, 'stripe'>,
  inline: InlineHashes,
  kind: 'screen' | 'public page',
): string => policyOf(stripe !== null && kind === 'screen' ? STRIPE_HOSTS : NO_HOSTS, inline)

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

/** The description of the API is the only page below it. */
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
    // An address may be written in many ways ('/%61pi/user'), its route in one.
    const address = routeOptions.url ?? url
    // Answers of the API are about people: no cache on the way keeps them.
    if (address.startsWith('/api/')) reply.header('cache-control', 'no-store')
    reply.header('content-security-policy', isData(address) ? DATA_POLICY : OTHER_PAGES_POLICY)
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)')
  })
  app.addHook('onSend', async ({ url, routeOptions }, reply) => {
    // Where somebody opens an address of the API, the browser downloads the answer instead of showing it as a page.
    if (isData(routeOptions.url ?? url) && String(reply.getHeader('content-type')).startsWith('application/json'))
      reply.header('content-disposition', 'attachment; filename="api.json"')
  })
}

/** Gives a file of the web app, which is no page, the headers of one. */
export function withFileHeaders(reply: FastifyReply): FastifyReply {
  for (const name of PAGE_HEADERS) reply.removeHeader(name)
  return reply.header('content-security-policy', FILE_POLICY)
}
