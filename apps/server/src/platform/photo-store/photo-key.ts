import { randomBytes } from 'node:crypto'

const KEY_BYTES = 20
const KEY = /^[0-9a-f]{40}$/

/** A new random key: it cannot be guessed from another one. */
export const newPhotoKey = (): string => randomBytes(KEY_BYTES).toString('hex')

export const isPhotoKey = (key: string): boolean => KEY.test(key)
