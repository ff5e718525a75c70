import type { FastifyReply } from 'fastify'
import { AppError } from '#platform/errors'
import type { PhotoStore } from './photo-store.ts'

/**
 * A stored JPEG; none for the key null.
 *
 * @throws AppError 'photo-not-found'
 */
export async function storedPhoto(photoStore: PhotoStore, key: string | null): Promise<Uint8Array> {
  const jpeg = key === null ? null : await photoStore.get(key)
  if (!jpeg) throw new AppError('photo-not-found')
  return jpeg
}

/** Sends a JPEG. Not cached in the browser: a deletion takes effect immediately, and nothing is left on a shared tablet. */
export const sendPhoto = (reply: FastifyReply, jpeg: Uint8Array) =>
  reply.header('cache-control', 'private, no-store').type('image/jpeg').send(jpeg)
