import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { recordDeletion } from '#platform/ledger/deletions'
import { deleteScheduledPhotos, schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { deleteCalibrationRow } from './calibration-repository.ts'

/** Deletes a calibration and schedules its photo for deletion. Returns false when the salon has none with this id. */
export async function eraseCalibration(tx: Db, salonId: string, id: string, now: Date): Promise<boolean> {
  const key = await deleteCalibrationRow(tx, salonId, id)
  if (key === null) return false
  await schedulePhotoDeletions(tx, [key], now)
  return true
}

/**
 * Permanently deletes a calibration with its photo. Readings made by it stay.
 *
 * @throws AppError 'calibration-not-found'
 */
export async function deleteCalibration(
  { db, clock, ledger, photoStore }: Pick<Deps, 'db' | 'clock' | 'ledger'> & { readonly photoStore: PhotoStore },
  salonId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock()
    if (!(await eraseCalibration(tx, salonId, id, now))) throw new AppError('calibration-not-found')
    await recordDeletion(ledger, { kind: 'calibration', at: now, salonId, id })
  })
  await deleteScheduledPhotos(db, photoStore)
}
