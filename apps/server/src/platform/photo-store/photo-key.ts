import { createHash, randomBytes } from 'node:crypto'

const RANDOM_BYTES = 20
const KEY = /^[0-9a-f]{40}([0-9a-f]{64})$/

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * The key to store a photo under: random, so that none can be guessed, and the photo's SHA-256, so that whatever holds
 * the key (a row, a file's name, a backup) can tell whether the photo is whole.
 */
export const newPhotoKey = (photo: Uint8Array): string => randomBytes(RANDOM_BYTES).toString('hex') + sumOf(photo)

export const isPhotoKey = (key: string): boolean => KEY.test(key)

/** Whether these are the bytes that were stored under the key. */
export const isWhole = (key: string, photo: Uint8Array): boolean => KEY.exec(key)?.[1] === sumOf(photo)
