import { isWhole } from './photo-key.ts'

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
