/** Limits and business constants checked on both sides of the API. Source: product specification, sections 5 and 9. */

/** 10 MB is 10 × 1024 × 1024 bytes, inclusive. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

/** What a photo in a form may be, in the words of the API's documentation. */
export const PHOTO_FILE = 'JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF with one frame or uncompressed BMP, up to 10 MB.'
export const MAX_IMAGE_PIXELS = 60_000_000
export const PASSWORD_MIN_LENGTH = 8
/** Bounds the cost of hashing. */
export const PASSWORD_MAX_LENGTH = 200
export const CODE_LENGTH = 6
/** Codes of an authenticator app. Source: RFC 4226, 5.3; authenticator apps show six digits. */
export const TOTP_DIGITS = 6
/** Number and length of recovery codes. */
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_LENGTH = 10
export const TRIAL_ANALYSES = 3
export const BASIC_MONTHLY_ANALYSES = 50
/** Page size limit of the recent analyses. */
export const RECENT_LIST_MAX = 100
/** Cards shown at first and added by each 'Mostra altre'. */
export const RECENT_PAGE_SIZE = 4
export const NAME_MAX_LENGTH = 100
export const NOTES_MAX_LENGTH = 4000
/** Length limits of the contact form. */
export const CONTACT_MESSAGE_MAX_LENGTH = 4000
/** Maximum number of clients in a search result. */
export const CLIENT_SEARCH_MAX = 20
/** Page size limits of the client list and of a client's timeline. */
export const CLIENT_PAGE_MAX = 50
/** Maximum length of the wording of a consent. */
export const CONSENT_MAX_LENGTH = 2000
/** Maximum number of clients that one call can mark as not duplicates. */
export const DUPLICATE_GROUP_MAX = 50
export const CSV_MAX_BYTES = 5 * 1024 * 1024
export const CSV_MAX_LINES = 20_000
/** Longest line of a client list, in characters: notes of the greatest length with every quote doubled, and columns that are not read. */
export const CLIENT_LIST_LINE_LENGTH = 10_000
/** Longest line of a list of products, in characters; largest list: as many lines of this length as it may have; largest pasted list. */
export const SHELF_LIST_LINE_LENGTH = 500
export const SHELF_LIST_MAX_BYTES = 1024 * 1024
export const PASTED_LIST_MAX_BYTES = 256 * 1024
/** Full refund within this many days of the first payment. */
export const GUARANTEE_DAYS = 30
/** Image search: pictures per page, minimum length of a term, searches of an external service per day and installation. */
export const IMAGE_SEARCH_PAGE = 4
export const IMAGE_SEARCH_MIN_LENGTH = 3
export const IMAGE_SEARCHES_PER_DAY = 100
/** Maximum lengths for a picture on the web: longer URLs are not fetched, longer names not stored. */
export const MAX_ADDRESS_LENGTH = 2048
export const MAX_CREDIT_LENGTH = 200
/** Retention of photos: choices of a salon, and defaults. Source: product specification, 'retention'. */
export const PHOTO_MONTHS = { choices: [6, 12, 24, 36, 60], initial: 24 } as const
export const PHOTO_DAYS_WITHOUT_CLIENT = { choices: [30, 90, 180, 365], initial: 90 } as const
