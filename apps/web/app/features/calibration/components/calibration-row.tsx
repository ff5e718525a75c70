import type { SavedCalibration } from '@riflesso/contract'
import { calibrationCopy } from '~/copy/analysis/calibration.ts'
import { authorName } from '~/format/author-name.ts'
import { longDate } from '~/format/dates.ts'
import { measure } from '~/format/numbers.ts'
import { Button } from '~/ui/button/button.tsx'
import { Chip } from '~/ui/button/chip.tsx'
import { Fold } from '~/ui/fold.tsx'
import layout from '~/ui/layout.module.css'
import { Notice } from '~/ui/state/notice.tsx'
import texts from '~/ui/text.module.css'
import { ringPhotoAddress } from '../api/calibration-calls.ts'
import styles from './calibration-row.module.css'
import { CurvePicture } from './curve-picture.tsx'

const { list: copy } = calibrationCopy

/** Levels below which an error is written in words. */
const TENTH = 0.1

type Props = {
  readonly calibration: SavedCalibration
  /** Whether this device uses it. */
  readonly isUsed: boolean
  /** Whether it was just saved, so that its curve is shown. */
  readonly isNew: boolean
  readonly onUse: (use: boolean) => void
  readonly onRedo: () => void
  readonly onRemove: () => void
}

/** A saved calibration: place, error, curve, and whether this device uses it. */
export function CalibrationRow({ calibration, isUsed, isNew, onUse, onRedo, onRemove }: Props) {
  const { id, name, madeOn, author, error, renewal } = calibration
  return (
    <li className={styles.row}>
      <div className={layout.split}>
        <div>
          <p className={texts.name}>{name}</p>
          <p className={texts.note}>{copy.made(longDate(new Date(madeOn)), authorName(author) ?? '')}</p>
          <p>{error < TENTH ? copy.exact : copy.error(measure(error))}</p>
        </div>
        {isUsed ? <Chip tone="ok">{copy.inUse}</Chip> : null}
      </div>
      {renewal === null ? null : <Notice tone="warning">{copy.renewal[renewal]}</Notice>}
      <Fold title={copy.details} expanded={isNew}>
        <div className={styles.details}>
          <CurvePicture {...calibration} />
          <img className={styles.photo} src={ringPhotoAddress(id)} alt={copy.photoOf(name)} loading="lazy" />
        </div>
      </Fold>
      <div className={layout.wrap}>
        <Button
          look={isUsed ? 'secondary' : 'primary'}
          aria-label={isUsed ? copy.stopOf(name) : copy.chooseOf(name)}
          onClick={() => onUse(!isUsed)}
        >
          {isUsed ? copy.stop : copy.use}
        </Button>
        <Button look="secondary" aria-label={copy.redoOf(name)} onClick={onRedo}>
          {copy.redo}
        </Button>
        <Button look="plain" aria-label={copy.removeOf(name)} onClick={onRemove}>
          {copy.remove}
        </Button>
      </div>
    </li>
  )
}
