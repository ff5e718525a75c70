import { isWhole } from './photo-key.ts'

/** Where photos are kept: a folder, or a bucket that several servers share. Keys are made with `newPhotoKey`. */
export type PhotoStore = {
  /** Stores a photo whole or not at all; once it resolves, the photo outlives a failure of the machine. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  /** The photo, or null when the store does not have it. */
  readonly get: (key: string) => Promise<Uint8Array | null>
  /** Removes a photo; one that is not there is no error. */
  readonly remove: (key: string) => Promise<void>
  /** Everything the store holds, in no order, also what was stored half when a server was killed. */
  readonly list: () => AsyncIterable<StoredPhoto>
}

export type StoredPhoto = { readonly key: string; readonly storedAt: Date }

/** A store that gives out no damaged photo: it says which one it is, and answers as if it were not there. */
export const withoutDamaged = (store: PhotoStore, onDamaged: (key: string) => void): PhotoStore => ({
  ...store,
  get: async (key) => {
    const bytes = await store.get(key)
    if (bytes === null || isWhole(key, bytes)) return bytes
    onDamaged(key)
    return null
  },
})
