import { calibrationCopy } from '~/copy/analysis/calibration.ts'
import { LEVEL_STEPS } from '~/reading/level-steps.ts'
import styles from './how-to.module.css'

const { how: copy } = calibrationCopy

/** Angle between two swatches of the fan, degrees. */
const ANGLE = 15

/** What to photograph: a picture of a fanned ring, and two steps. */
export function HowTo() {
  return (
    <div className={styles.how}>
      <svg className={styles.picture} viewBox="0 0 240 132" role="img" aria-label={copy.picture}>
        {LEVEL_STEPS.map(({ level, hex }, place) => (
          <g key={level} transform={`rotate(${(place - (LEVEL_STEPS.length - 1) / 2) * ANGLE} 120 118)`}>
            <path className={styles.swatch} fill={hex} d="M114 96 L107 16 Q120 2 133 16 L126 96 Z" />
          </g>
        ))}
        <circle className={styles.ring} cx="120" cy="118" r="10" />
      </svg>
      <ol className={styles.steps}>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
