import { createHash, randomBytes } from 'node:crypto'

const RANDOM_BYTES = 20
const KEY = /^[0-9a-f]{40}([0-9a-f]{64})$/

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * The key of a new photo: random, so that it cannot be guessed, with the photo's SHA-256, so that any holder of
 * the key (a row, a file name, a backup) can check the photo.
 */
export const newPhotoKey = (photo: Uint8Array): string => randomBytes(RANDOM_BYTES).toString('hex') + sumOf(photo)

export const isPhotoKey = (key: string): boolean => KEY.test(key)

/** Whether the bytes match the checksum of the key. */
export const isWhole = (key: string, photo: Uint8Array): boolean => KEY.exec(key)?.[1] === sumOf(photo)

/** Folder of a photo in a store of files: one of 256. */
export const folderOfKey = (key: string): string => key.slice(0, 2)
