import type { PhotoBucket } from '../config.ts'
import { openBucket } from './bucket.ts'
import { isPhotoKey, type PhotoStore } from './photo-store.ts'

const PREFIX = 'photos/'

const nameOf = (key: string): string => {
  if (!isPhotoKey(key)) throw new Error('Not a photo key')
  return `${PREFIX}${key}.jpg`
}

/** Stores photos in a bucket of S3 or of a compatible store. */
export const createBucketPhotoStore = (settings: PhotoBucket): PhotoStore => {
  const { put, get, remove, list } = openBucket(settings)
  return {
    put: async (key, bytes) => put(nameOf(key), bytes, 'image/jpeg'),
    get: async (key) => get(nameOf(key)),
    remove: async (key) => remove(nameOf(key)),
    list: async function* () {
      for await (const { key: name, storedAt } of list(PREFIX)) {
        const key = name.slice(PREFIX.length).replace(/\.jpg$/, '')
        if (isPhotoKey(key) && storedAt) yield { key, storedAt }
      }
    },
  }
}
