import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { findOutcomeKey } from './outcome-repository.ts'

/**
 * The JPEG of the photo of a result.
 *
 * @throws AppError 'photo-not-found'
 */
export async function readOutcomePhoto(
  { db, photoStore }: Pick<Deps, 'db'> & { readonly photoStore: PhotoStore },
  salonId: string,
  analysisId: string,
): Promise<Uint8Array> {
  const key = await findOutcomeKey(db, salonId, analysisId)
  const bytes = key === null ? null : await photoStore.get(key)
  if (!bytes) throw new AppError('photo-not-found')
  return bytes
}
