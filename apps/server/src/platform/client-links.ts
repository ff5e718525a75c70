import { LINK_TOKEN } from '@riflesso/contract'
import { type Attempts, enforceLimit, type Limit } from './attempt-limits.ts'
import { DAY_MS, MINUTE_MS } from './clock.ts'
import type { Deps } from './deps.ts'
import { newToken, sha256 } from './sessions/tokens.ts'

/** Per network address: high, because many clients may share one. 256 bits cannot be guessed; this only saves work. */
const LINKS_PER_NETWORK: Limit = { name: 'pact-links-network', max: 120, windowMs: 15 * MINUTE_MS }

/** The holder of a link. */
export type LinkHolder = { readonly token: string; readonly network: string }

/** What is stored of a link. */
export type StoredLink = { readonly hash: string; readonly expiresAt: Date }

/**
 * A new link of a page for a client. The address is its only copy: the token is behind the #, so it reaches no log and no other page.
 */
export function newClientLink(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  page: string,
  days: number,
): { readonly address: string; readonly link: StoredLink } {
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + days * DAY_MS)
  return { address: `${config.publicUrl}/${page}#${token}`, link: { hash: sha256(token), expiresAt } }
}

/**
 * The hash of the token of a link, by which its row is found; null if it is none. Every call is counted.
 *
 * @throws AppError 'too-many-attempts'
 */
export async function openClientLink(
  deps: Attempts & Pick<Deps, 'clock'>,
  { token, network }: LinkHolder,
): Promise<string | null> {
  await enforceLimit(deps, LINKS_PER_NETWORK, network, deps.clock())
  return LINK_TOKEN.test(token) ? sha256(token) : null
}
