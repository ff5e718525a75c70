import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: nothing to guess, nothing to read in it. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Tokens and codes are kept as this hash only. They are random or short-lived, so a fast hash is enough. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
