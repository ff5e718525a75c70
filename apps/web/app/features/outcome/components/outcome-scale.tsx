import type { OutcomePromise, ZoneReading } from '@riflesso/colorimetry'
import { outcomeCopy } from '~/copy/analysis/outcome.ts'
import { withError } from '~/format/numbers.ts'
import { LEVEL_STEPS, placeOfLevel } from '~/reading/level-steps.ts'
import { Swatch } from '~/ui/swatch.tsx'
import texts from '~/ui/text.module.css'
import styles from './outcome-scale.module.css'

const { result: copy } = outcomeCopy

/** A level with its error, in levels, and its colour. */
type Colour = { readonly level: number; readonly error: number; readonly hex: string }

type Props = {
  readonly expected: Pick<OutcomePromise, 'level' | 'tolerance' | 'hex'>
  readonly reached: Pick<ZoneReading, 'level' | 'levelError' | 'hex'>
}

/** The expected and the reached level with their error bars, on one scale from 1 to 10. */
export function OutcomeScale({ expected, reached }: Props) {
  const before = withError(expected.level, expected.tolerance)
  const after = withError(reached.level, reached.levelError)
  return (
    <div className={styles.picture} role="img" aria-label={copy.scale(before, after)}>
      <Label name={copy.expected} figure={before} hex={expected.hex} />
      <Bar colour={{ ...expected, error: expected.tolerance }} side="above" />
      <div className={styles.steps}>
        {LEVEL_STEPS.map(({ level, hex }) => (
          <span key={level} style={{ background: hex }} />
        ))}
      </div>
      <Bar colour={{ ...reached, error: reached.levelError }} side="below" />
      <Label name={copy.reached} figure={after} hex={reached.hex} />
    </div>
  )
}

type LabelProps = { readonly name: string; readonly figure: string; readonly hex: string }

function Label({ name, figure, hex }: LabelProps) {
  return (
    <p className={styles.label}>
      <Swatch colours={[hex]} />
      <span>
        <span className={texts.strong}>{name}</span> <span className={texts.figure}>{figure}</span>
      </span>
    </p>
  )
}

function Bar({ colour: { level, error, hex }, side }: { readonly colour: Colour; readonly side: 'above' | 'below' }) {
  const from = placeOfLevel(level - error)
  const to = placeOfLevel(level + error)
  return (
    <div className={styles.bar} data-side={side}>
      <span className={styles.error} style={{ left: `${from}%`, width: `${to - from}%` }} />
      <span className={styles.mark} style={{ left: `${placeOfLevel(level)}%`, background: hex }} />
    </div>
  )
}
