import { newPhotoKey, type PhotoStore } from '#platform/photo-store/photo-store'
import type { KeptPhoto } from '#platform/pixels/encode-pictures'

/** Stores photos under new keys, all or none. */
export async function keepPhotos(store: PhotoStore, photos: readonly Pick<KeptPhoto, 'jpeg'>[]) {
  const keyed = photos.map((photo) => ({ key: newPhotoKey(photo.jpeg), photo }))
  const discard = async () => {
    await Promise.all(keyed.map(({ key }) => store.remove(key)))
  }
  const stored = await Promise.allSettled(keyed.map(({ key, photo }) => store.put(key, photo.jpeg)))
  const failed = stored.find((result) => result.status === 'rejected')
  if (failed) {
    await discard()
    throw failed.reason
  }
  return { keys: keyed.map(({ key }) => key), discard }
}
