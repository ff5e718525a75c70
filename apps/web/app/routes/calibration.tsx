import { calibrationCopy } from '~/copy/analysis/calibration.ts'
import { CalibrationPage } from '~/features/calibration/calibration-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${calibrationCopy.page} · Riflesso` }]

export default function CalibrationRoute() {
  return (
    <AppFrame titled>
      <CalibrationPage />
    </AppFrame>
  )
}
