import type { Limit, Subject } from '#platform/attempt-limits'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/clock'

/** How long a code is good, and how many tries it has. Source: rulings, 'codes'. */
export const CODE_LIFE_MS = 15 * MINUTE_MS

/**
 * What is answered to tries is counted per address and registration named, whether or not they exist, and starts again
 * when a code is asked for: an answer never tells who is registered. The window outlives every code that was sent before its first try. Beside it
 * each code counts its own tries, which no newer code starts again.
 */
export const CODE_TRIES: Limit = { name: 'code-tries', max: 5, windowMs: CODE_LIFE_MS }

/**
 * What names an address is counted twice: tightly for each network address that names it, and loosely for all of them
 * together. So a stranger who uses up the tight count locks out nobody but themselves.
 */
export const CODES_PER_VISITOR: Limit = { name: 'codes-visitor', max: 5, windowMs: HOUR_MS }
/** Spares a stranger's mailbox. */
export const CODES_PER_ADDRESS: Limit = { name: 'codes-address', max: 20, windowMs: HOUR_MS }
/** Between one resent code and the next. */
export const RESEND_PAUSE: Limit = { name: 'resend-pause', max: 1, windowMs: 30 * SECOND_MS }

export const LOGIN_PER_VISITOR: Limit = { name: 'login-visitor', max: 10, windowMs: 15 * MINUTE_MS }
export const LOGIN_PER_ADDRESS: Limit = { name: 'login-address', max: 100, windowMs: HOUR_MS }
/** How long a network address is remembered from which somebody signed in: the loose count does not hold there. */
export const KNOWN_NETWORK: Limit = { name: 'login-known', max: 1, windowMs: 90 * DAY_MS }

/** Per network address: wide, because a whole salon shares one. */
export const LOGIN_PER_NETWORK: Limit = { name: 'login-network', max: 100, windowMs: 15 * MINUTE_MS }
export const CODE_TRIES_PER_NETWORK: Limit = { name: 'code-tries-network', max: 100, windowMs: 15 * MINUTE_MS }
export const REGISTRATIONS_PER_NETWORK: Limit = { name: 'register-network', max: 60, windowMs: HOUR_MS }
export const RESENDS_PER_NETWORK: Limit = { name: 'resend-network', max: 60, windowMs: HOUR_MS }

/** The same for codes of a reset. */
export const RESET_TRIES: Limit = { ...CODE_TRIES, name: 'reset-tries' }
export const RESET_PAUSE: Limit = { ...RESEND_PAUSE, name: 'reset-pause' }
export const RESETS_PER_NETWORK: Limit = { name: 'reset-network', max: 60, windowMs: HOUR_MS }

/** What a signed-in person does, counted per person: whoever finds a tablet open has no more tries than anybody. */
export const PASSWORDS_PER_PERSON: Limit = { name: 'password-person', max: 10, windowMs: 15 * MINUTE_MS }
export const EMAIL_CHANGES_PER_PERSON: Limit = { name: 'email-change-person', max: 5, windowMs: HOUR_MS }

/** How long a sign-in waits for its second step. */
export const TICKET_LIFE_MS = 10 * MINUTE_MS
/**
 * Tries of the second step, which only who knows the password can make: tightly from each network, loosely from all of them.
 * Three codes of a million are good at once, so a guesser who uses up both needs decades.
 */
export const SECOND_STEP_PER_VISITOR: Limit = { name: 'second-step-visitor', max: 5, windowMs: 15 * MINUTE_MS }
export const SECOND_STEP_PER_PERSON: Limit = { name: 'second-step-person', max: 30, windowMs: DAY_MS }

/** First codes of a new app: whoever finds an unfinished set-up on a screen must not be able to guess one. */
export const SET_UP_CODES_PER_PERSON: Limit = { name: 'second-factor-set-up', max: 5, windowMs: 15 * MINUTE_MS }

/** How long a registration may wait for its code. Its data are of somebody who may never have made it. */
export const REGISTRATION_LIFE_MS = 7 * DAY_MS

/** How long the owner of an address that was taken from an account can take it back. */
export const REVERT_LIFE_MS = 72 * HOUR_MS

/** How long it is worth trying to send a mail that only tells something. */
export const NOTICE_LIFE_MS = 3 * DAY_MS

/** Who names an address, from where: the subject of the tight counts. */
export const visitorOf = (email: string, network: string): Subject => [email, network]
