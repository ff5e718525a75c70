import type { ZoneReading } from '@riflesso/colorimetry'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { measure } from '~/format/numbers.ts'
import styles from './level-bar.module.css'
import { LEVEL_STEPS, placeOfLevel } from './level-steps.ts'

type Props = { readonly colour: Pick<ZoneReading, 'level' | 'levelError' | 'hex'> }

/** A measured level with its error bar, on the scale from 1 to 10. */
export function LevelBar({ colour: { level, levelError, hex } }: Props) {
  const from = placeOfLevel(level - levelError)
  const to = placeOfLevel(level + levelError)
  const label = readingCopy.scale(
    measure(level),
    measure(Math.max(1, level - levelError)),
    measure(Math.min(10, level + levelError)),
  )
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      <div className={styles.steps}>
        {LEVEL_STEPS.map((step) => (
          <span key={step.level} style={{ background: step.hex }} />
        ))}
      </div>
      <span className={styles.error} style={{ left: `${from}%`, width: `${to - from}%` }} />
      <span className={styles.mark} style={{ left: `${placeOfLevel(level)}%`, background: hex }} />
    </div>
  )
}
