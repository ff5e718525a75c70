import { hexFromLab, LEVELS } from '@riflesso/colorimetry'
import { namedLevel } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { measure } from '~/format/numbers.ts'
import styles from './level-scale.module.css'

const { scale: copy } = resultCopy

const STEPS = LEVELS.map(({ level, lab }) => ({ level, hex: hexFromLab(lab) }))

/** Scale of natural shades from 1 to 10, with the result marked in its colour. */
export function LevelScale({ level, hex }: { readonly level: number; readonly hex: string }) {
  const marked = namedLevel(level)
  return (
    <div className={styles.scale} role="img" aria-label={copy.label(measure(level))}>
      {STEPS.map((step) => (
        <span
          key={step.level}
          className={styles.step}
          data-marked={step.level === marked || undefined}
          style={{ background: step.level === marked ? hex : step.hex }}
        />
      ))}
    </div>
  )
}
