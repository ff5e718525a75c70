import { hexFromLab, LEVELS, type ZoneReading } from '@riflesso/colorimetry'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { measure } from '~/format/numbers.ts'
import styles from './level-bar.module.css'

const STEPS = LEVELS.map(({ level, lab }) => ({ level, hex: hexFromLab(lab) }))

/** Position of a level on the scale, in percent of its width: the middle of its step. */
const placeOf = (level: number) => Math.min(100, Math.max(0, ((level - 0.5) / STEPS.length) * 100))

type Props = { readonly colour: Pick<ZoneReading, 'level' | 'levelError' | 'hex'> }

/** A measured level with its error bar, on the scale from 1 to 10. */
export function LevelBar({ colour: { level, levelError, hex } }: Props) {
  const from = placeOf(level - levelError)
  const to = placeOf(level + levelError)
  const label = readingCopy.scale(
    measure(level),
    measure(Math.max(1, level - levelError)),
    measure(Math.min(10, level + levelError)),
  )
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      <div className={styles.steps}>
        {STEPS.map((step) => (
          <span key={step.level} style={{ background: step.hex }} />
        ))}
      </div>
      <span className={styles.error} style={{ left: `${from}%`, width: `${to - from}%` }} />
      <span className={styles.mark} style={{ left: `${placeOf(level)}%`, background: hex }} />
    </div>
  )
}
