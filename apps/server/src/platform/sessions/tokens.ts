import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits: unguessable and without content. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Tokens and codes are stored as this hash only. They are random or short-lived, so a fast hash is enough. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The token of the image cookie, derived from a session's token. The derivation cannot be reversed. */
export const imageTokenOf = (token: string): string => createHmac('sha256', token).update('image').digest('base64url')
