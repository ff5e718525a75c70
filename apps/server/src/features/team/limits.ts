import type { Limit } from '#platform/attempt-limits'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock'

/** TTL of an invitation. */
export const INVITATION_TTL_MS = 7 * DAY_MS

/** Protects mailboxes: invitations sent by a salon, and to one address. */
export const INVITATIONS_PER_SALON: Limit = { name: 'invitations-salon', max: 30, windowMs: HOUR_MS }
export const INVITATIONS_PER_ADDRESS: Limit = { name: 'invitations-address', max: 5, windowMs: HOUR_MS }

/** Per network address: high, because a whole salon shares one. 256 bits cannot be guessed; this only saves work. */
export const TOKENS_PER_NETWORK: Limit = { name: 'invitation-tokens-network', max: 100, windowMs: 15 * MINUTE_MS }
