/** Where photos are kept. Keys are made by the store's caller with `newPhotoKey` and mean nothing by themselves. */
export type PhotoStore = {
  /** Stores a photo whole or not at all. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  /** The photo, or null when the store does not have it. */
  readonly get: (key: string) => Promise<Uint8Array | null>
  /** Removes a photo; one that is not there is no error. */
  readonly remove: (key: string) => Promise<void>
  /** Everything the store holds, in no order, also what was stored half when a server was killed. */
  readonly list: () => AsyncIterable<StoredPhoto>
}

export type StoredPhoto = { readonly key: string; readonly storedAt: Date }
