import type { Reading } from '@riflesso/vision'
import { calibrationCopy } from '~/copy/analysis/calibration.ts'
import { longDate } from '~/format/dates.ts'

type Props = { readonly reading: Pick<Reading, 'calibration'>; readonly className?: string | undefined }

/** 'Letta con la taratura Specchio 2, 3 novembre 2026'; nothing for a reading without a calibration. */
export function CalibrationLine({ reading: { calibration }, className }: Props) {
  if (!calibration) return null
  return (
    <p className={className}>{calibrationCopy.reading(calibration.name, longDate(new Date(calibration.madeOn)))}</p>
  )
}
