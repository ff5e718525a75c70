import { MAX_CALIBRATIONS, type SavedCalibration } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { newId } from '#platform/ids'
import { recordDeletion } from '#platform/ledger/deletions'
import { deleteScheduledPhotos } from '#platform/photo-store/photo-deletions'
import type { AnalysisDeps, Analyst } from '../analyze.ts'
import { keepPhotos } from '../keep-photos.ts'
import { failureOf } from '../request/read-photos.ts'
import { countCalibrations, insertCalibration, listCalibrationRows, lockSalon } from './calibration-repository.ts'
import type { CalibrationRequest } from './calibration-request.ts'
import { eraseCalibration } from './delete-calibration.ts'
import { fitRing } from './fit-ring.ts'
import { presentCalibration } from './presenter.ts'

/**
 * Measures a photo of a ring of swatches and saves its calibration; the one it replaces is deleted. A failure, or an abort of
 * `signal`, changes nothing.
 *
 * @throws AppError with a code of the operation
 */
export async function saveCalibration(
  deps: Pick<AnalysisDeps, 'db' | 'clock' | 'photoPool' | 'photoStore'> & Pick<Deps, 'ledger'>,
  { salonId, userId }: Analyst,
  { name, taps, replaces, bytes }: CalibrationRequest,
  signal: AbortSignal,
): Promise<SavedCalibration> {
  const { db, clock, photoPool, photoStore, ledger } = deps
  const measured = await photoPool.measureRing({ bytes, taps }, signal)
  if (!measured.ok) throw failureOf(['image'], measured)
  const swatches = measured.swatches.map(({ light: [red, green, blue], ...swatch }) => ({
    ...swatch,
    light: [red, green, blue] satisfies [number, number, number],
  }))
  const { gains, curve, error } = fitRing(swatches)
  if (signal.aborted) throw new AppError('request-cancelled')
  const kept = await keepPhotos(photoStore, [measured], 'swatches')
  let isCommitting = false
  try {
    if (signal.aborted) throw new AppError('request-cancelled')
    const saved = await db.transaction(async (tx) => {
      const now = clock()
      const id = newId()
      await lockSalon(tx, salonId)
      if (replaces !== undefined && !(await eraseCalibration(tx, salonId, replaces, now)))
        throw new AppError('calibration-not-found')
      if ((await countCalibrations(tx, salonId)) >= MAX_CALIBRATIONS) throw new AppError('too-many-calibrations')
      await insertCalibration(tx, {
        id,
        salonId,
        userId,
        name,
        swatches,
        fit: { gains: [...gains], curve: [...curve], error },
        seenGains: [],
        imageData: kept.keys[0] ?? '',
        madeOn: now,
      })
      const row = (await listCalibrationRows(tx, salonId)).find((one) => one.row.id === id)
      if (!row) throw new Error('the calibration was not saved')
      if (replaces !== undefined) await recordDeletion(ledger, { kind: 'calibration', at: now, salonId, id: replaces })
      isCommitting = true
      return presentCalibration(row, now)
    })
    await deleteScheduledPhotos(db, photoStore)
    return saved
  } catch (error) {
    // After a commit with a lost answer the sweep decides about the photo.
    if (!isCommitting) await kept.discard()
    throw error
  }
}
