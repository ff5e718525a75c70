/** Limits and business constants that both sides of the API check. Source: product specification, sections 5 and 9. */

/** 10 MB is 10 × 1024 × 1024 bytes: exactly that is accepted, more is not. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const MAX_IMAGE_PIXELS = 60_000_000
export const PASSWORD_MIN_LENGTH = 8
/** Longer passwords would only feed the hash function. */
export const PASSWORD_MAX_LENGTH = 200
export const CODE_LENGTH = 6
/** Codes of an authenticator app. Source: RFC 4226, 5.3, and what the apps show. */
export const TOTP_DIGITS = 6
/** How many recovery codes there are, and how long each is. */
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_LENGTH = 10
export const TRIAL_ANALYSES = 3
export const BASIC_MONTHLY_ANALYSES = 50
/** The recent list answers at most this many at once. */
export const RECENT_LIST_MAX = 100
/** Cards that the screen shows at once, and adds with 'Mostra altre'. */
export const RECENT_PAGE_SIZE = 4
export const NAME_MAX_LENGTH = 100
export const NOTES_MAX_LENGTH = 4000
/** What can be written on the contact page. */
export const CONTACT_MESSAGE_MAX_LENGTH = 4000
/** Clients that a search answers at most. */
export const CLIENT_SEARCH_MAX = 20
/** Clients that one page of the list holds at most, and analyses that one page of a timeline does. */
export const CLIENT_PAGE_MAX = 50
/** The words of a consent. */
export const CONSENT_MAX_LENGTH = 2000
/** Clients that can be told apart at once. */
export const DUPLICATE_GROUP_MAX = 50
export const CSV_MAX_BYTES = 5 * 1024 * 1024
export const CSV_MAX_LINES = 20_000
/** Everything paid goes back when it is asked for within these days of the first payment. */
export const GUARANTEE_DAYS = 30
/** Image search: pictures a page, letters that a search needs, searches of an outside service a day for the whole installation. */
export const IMAGE_SEARCH_PAGE = 4
export const IMAGE_SEARCH_MIN_LENGTH = 3
export const IMAGE_SEARCHES_PER_DAY = 100
/** Of a picture on the web: longer addresses are not followed, longer names not kept. */
export const MAX_ADDRESS_LENGTH = 2048
export const MAX_CREDIT_LENGTH = 200
/** How long photos are kept: what a salon can choose, and what holds before it chooses. Source: rulings, 'retention'. */
export const PHOTO_MONTHS = { choices: [6, 12, 24, 36, 60], initial: 24 } as const
export const PHOTO_DAYS_WITHOUT_CLIENT = { choices: [30, 90, 180, 365], initial: 90 } as const
