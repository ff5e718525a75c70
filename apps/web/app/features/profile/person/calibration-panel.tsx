import { calibrationCopy } from '~/copy/analysis/calibration.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button/button.tsx'
import { Panel } from '~/ui/panel.tsx'

const { profile: copy } = calibrationCopy

/** Link to the calibration of the salon's light. */
export function CalibrationPanel() {
  return (
    <Panel title={copy.title} lead={copy.lead}>
      <ButtonLink look="secondary" to={paths.calibration}>
        {copy.open}
      </ButtonLink>
    </Panel>
  )
}
