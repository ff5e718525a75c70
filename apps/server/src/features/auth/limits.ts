import type { Limit, Subject } from '#platform/attempt-limits'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/clock'

/** TTL of a code, and its attempts. Source: rulings, 'codes'. */
export const CODE_TTL_MS = 15 * MINUTE_MS

/**
 * Attempts are counted per address and named registration, whether or not they exist, and the count restarts
 * when a code is requested: an answer never reveals who is registered. The window outlasts every code sent before its
 * first attempt. In addition each code counts its own attempts, which no newer code resets.
 */
export const CODE_TRIES: Limit = { name: 'code-tries', max: 5, windowMs: CODE_TTL_MS }

/**
 * Calls that name an address are counted twice: tightly for each network address, and loosely for all of them
 * together. A stranger who uses up the tight count locks out only themselves.
 */
export const CODES_PER_VISITOR: Limit = { name: 'codes-visitor', max: 5, windowMs: HOUR_MS }
/** Limits the mails that a stranger can cause. */
export const CODES_PER_ADDRESS: Limit = { name: 'codes-address', max: 20, windowMs: HOUR_MS }
/** Shortest interval between two resent codes. */
export const RESEND_PAUSE: Limit = { name: 'resend-pause', max: 1, windowMs: 30 * SECOND_MS }

export const LOGIN_PER_VISITOR: Limit = { name: 'login-visitor', max: 10, windowMs: 15 * MINUTE_MS }
export const LOGIN_PER_ADDRESS: Limit = { name: 'login-address', max: 100, windowMs: HOUR_MS }
/** How long a network address counts as known after a sign-in: the loose count does not apply to it. */
export const KNOWN_NETWORK: Limit = { name: 'login-known', max: 1, windowMs: 90 * DAY_MS }

/** Per network address: high, because a whole salon shares one. */
export const LOGIN_PER_NETWORK: Limit = { name: 'login-network', max: 100, windowMs: 15 * MINUTE_MS }
export const CODE_TRIES_PER_NETWORK: Limit = { name: 'code-tries-network', max: 100, windowMs: 15 * MINUTE_MS }
export const REGISTRATIONS_PER_NETWORK: Limit = { name: 'register-network', max: 60, windowMs: HOUR_MS }
export const RESENDS_PER_NETWORK: Limit = { name: 'resend-network', max: 60, windowMs: HOUR_MS }

/** The same for password reset codes. */
export const RESET_TRIES: Limit = { ...CODE_TRIES, name: 'reset-tries' }
export const RESET_PAUSE: Limit = { ...RESEND_PAUSE, name: 'reset-pause' }
export const RESETS_PER_NETWORK: Limit = { name: 'reset-network', max: 60, windowMs: HOUR_MS }

/** Actions of a signed-in user, counted per user: an unlocked tablet gives no more attempts. */
export const PASSWORDS_PER_PERSON: Limit = { name: 'password-person', max: 10, windowMs: 15 * MINUTE_MS }
export const EMAIL_CHANGES_PER_PERSON: Limit = { name: 'email-change-person', max: 5, windowMs: HOUR_MS }

/** TTL of a sign-in that waits for its second step. */
export const TICKET_TTL_MS = 10 * MINUTE_MS
/**
 * Attempts of the second step, which require the password: tight per network, loose for all of them.
 * Three codes of a million are valid at a time, so a guesser who uses up both needs decades.
 */
export const SECOND_STEP_PER_VISITOR: Limit = { name: 'second-step-visitor', max: 5, windowMs: 15 * MINUTE_MS }
export const SECOND_STEP_PER_PERSON: Limit = { name: 'second-step-person', max: 30, windowMs: DAY_MS }

/** First codes of a new app: an unfinished set-up left on a screen must not allow guessing. */
export const SET_UP_CODES_PER_PERSON: Limit = { name: 'second-factor-set-up', max: 5, windowMs: 15 * MINUTE_MS }

/** TTL of an unverified registration: its data may belong to a person who did not make it. */
export const REGISTRATION_TTL_MS = 7 * DAY_MS

/** How long the previous owner of an address can restore it. */
export const REVERT_TTL_MS = 72 * HOUR_MS

/** The named address and the network address: the subject of the tight counts. */
export const visitorOf = (email: string, network: string): Subject => [email, network]
