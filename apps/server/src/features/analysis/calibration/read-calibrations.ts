import type { SavedCalibration } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { findRingKey, listCalibrationRows } from './calibration-repository.ts'
import { presentCalibration } from './presenter.ts'

/** The calibrations of a salon, newest first. */
export async function readCalibrations(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  salonId: string,
): Promise<SavedCalibration[]> {
  const now = clock()
  const rows = await listCalibrationRows(db, salonId)
  return rows.map((row) => presentCalibration(row, now))
}

/**
 * The JPEG of a ring.
 *
 * @throws AppError 'photo-not-found'
 */
export async function readRingPhoto(
  { db, photoStore }: Pick<Deps, 'db'> & { readonly photoStore: PhotoStore },
  salonId: string,
  id: string,
): Promise<Uint8Array> {
  const key = await findRingKey(db, salonId, id)
  const bytes = key === null ? null : await photoStore.get(key)
  if (!bytes) throw new AppError('photo-not-found')
  return bytes
}
