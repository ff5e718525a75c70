import type { Limit } from '#platform/attempt-limits'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock'

/** How long an invitation can be accepted. */
export const INVITATION_LIFE_MS = 7 * DAY_MS

/** How long it is worth trying to send a mail that only tells something. */
export const NOTICE_LIFE_MS = 3 * DAY_MS

/** Spares mailboxes: invitations that a salon sends, and how many of them to one address. */
export const INVITATIONS_PER_SALON: Limit = { name: 'invitations-salon', max: 30, windowMs: HOUR_MS }
export const INVITATIONS_PER_ADDRESS: Limit = { name: 'invitations-address', max: 5, windowMs: HOUR_MS }

/** Per network address: wide, because a whole salon shares one. Nobody guesses 256 bits, this only spares work. */
export const TOKENS_PER_NETWORK: Limit = { name: 'invitation-tokens-network', max: 100, windowMs: 15 * MINUTE_MS }
