import type { SavedCalibration } from '@riflesso/contract'
import { isLost, needsRenewal, seenIn } from '@riflesso/vision'
import type { CalibrationRow } from './calibration-repository.ts'

/** A calibration as returned by the API; `now` determines whether it needs renewal. */
export function presentCalibration({ row, author }: CalibrationRow, now: Date): SavedCalibration {
  const { fit, swatches, madeOn } = row
  const seen = seenIn(fit.gains, swatches)
  return {
    id: row.id,
    name: row.name,
    madeOn: madeOn.toISOString(),
    author,
    ...fit,
    swatches: swatches.map(({ x, y, level, lostShare }, index) => ({
      x,
      y,
      level,
      seen: seen[index]?.seen ?? level,
      isLost: isLost({ lostShare }),
    })),
    renewal: needsRenewal({ gains: fit.gains, madeOn }, row.seenGains, now),
  }
}
