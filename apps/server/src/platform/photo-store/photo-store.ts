import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { AppError } from '#platform/errors'

/** Storage of photos: a folder, or a bucket that several servers share. Keys are made with `newPhotoKey`. */
export type PhotoStore = {
  /** Stores a photo atomically; once it resolves, the photo survives a crash of the machine. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  /** The photo, or null when the store does not have it. */
  readonly get: (key: string) => Promise<Uint8Array | null>
  /** Deletes a photo; a missing one is not an error. */
  readonly remove: (key: string) => Promise<void>
  /** Everything in the store, in no order, incomplete files of a killed server included. */
  readonly list: () => AsyncIterable<StoredPhoto>
}

export type StoredPhoto = { readonly key: string; readonly storedAt: Date }

/** A store that returns null for a photo that fails its checksum, and reports its key. */
export const withoutDamaged = (store: PhotoStore, onDamaged: (key: string) => void): PhotoStore => ({
  ...store,
  get: async (key) => {
    const bytes = await store.get(key)
    if (bytes === null || isWhole(key, bytes)) return bytes
    onDamaged(key)
    return null
  },
})

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

/** A stored JPEG; none for the key null. @throws AppError 'photo-not-found' */
export async function storedPhoto(photoStore: PhotoStore, key: string | null): Promise<Uint8Array> {
  const jpeg = key === null ? null : await photoStore.get(key)
  if (!jpeg) throw new AppError('photo-not-found')
  return jpeg
}

/** Sends a JPEG. Not cached in the browser: a deletion takes effect immediately, and nothing is left on a shared tablet. */
export const sendPhoto = (reply: FastifyReply, jpeg: Uint8Array) =>
  reply.header('cache-control', 'private, no-store').type('image/jpeg').send(jpeg)
