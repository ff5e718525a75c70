import type { Limit } from '#platform/attempt-limits'
import { HOUR_MS, MINUTE_MS } from '#platform/clock'

/** Per network address: high, because many clients may share one. 256 bits cannot be guessed; this only saves work. */
export const LINKS_PER_NETWORK: Limit = { name: 'pact-links-network', max: 120, windowMs: 15 * MINUTE_MS }

/** Protects mailboxes: mails of one pact's analysis, and of a salon. */
export const MAILS_PER_ANALYSIS: Limit = { name: 'pact-mails-analysis', max: 5, windowMs: HOUR_MS }
export const MAILS_PER_SALON: Limit = { name: 'pact-mails-salon', max: 60, windowMs: HOUR_MS }
