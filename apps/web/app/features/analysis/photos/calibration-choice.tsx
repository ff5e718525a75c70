import type { SavedCalibration } from '@riflesso/contract'
import { Link } from 'react-router'
import { chooseCalibration } from '~/calibration/calibrations.ts'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { calibrationCopy } from '~/copy/analysis/calibration.ts'
import { longDate } from '~/format/dates.ts'
import { paths } from '~/paths.ts'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import texts from '~/ui/text.module.css'
import type { PhotoPlace } from '../model/draft.ts'
import styles from './calibration-choice.module.css'

const { choice: copy } = calibrationCopy

type Props = {
  readonly calibrations: readonly SavedCalibration[]
  readonly used: SavedCalibration | null
  /** The photo that it applies to. */
  readonly place: PhotoPlace
}

/** The calibration that this device uses for its photos; nothing if the salon has none. */
export function CalibrationChoice({ calibrations, used, place }: Props) {
  if (calibrations.length === 0) return null
  return (
    <div className={styles.choice}>
      <ChoiceField
        label={copy.label(analysisCopy.photos.slots[place].name)}
        value={used?.id ?? ''}
        onChange={({ currentTarget }) => chooseCalibration(currentTarget.value === '' ? null : currentTarget.value)}
      >
        <option value="">{copy.none}</option>
        {calibrations.map(({ id, name, madeOn }) => (
          <option key={id} value={id}>
            {copy.option(name, longDate(new Date(madeOn)))}
          </option>
        ))}
      </ChoiceField>
      {used && used.renewal !== null ? (
        <p className={texts.small}>
          {calibrationCopy.list.renewal[used.renewal]}{' '}
          <Link to={paths.calibration} target="_blank">
            {copy.make}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
