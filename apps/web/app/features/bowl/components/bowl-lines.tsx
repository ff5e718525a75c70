import { lineQuantity } from '@riflesso/consultation'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { productOf } from '~/format/formula-line.ts'
import { BrandShade } from '~/salon/brand-shade.tsx'
import texts from '~/ui/text.module.css'
import type { BowlPhase } from '../model/bowl-session.ts'
import { scaleBowl } from '../model/scale-bowl.ts'
import styles from './bowl-lines.module.css'

type Props = { readonly phase: BowlPhase; readonly onToggle: (line: number) => void }

/** Ingredients of the bowl, scaled; a tap ticks a line when it has been added. */
export function BowlLines({ phase, onToggle }: Props) {
  const id = useId()
  const lines = scaleBowl(phase.phase.formula, phase.factor)
  if (lines.length === 0) return null
  return (
    <section className={styles.lines} aria-labelledby={id}>
      <h3 className={texts.hidden} id={id}>
        {bowlCopy.lines}
      </h3>
      <ul className={styles.list}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position.
          <li key={index}>
            <label className={styles.line}>
              <input
                className={styles.input}
                type="checkbox"
                checked={phase.done.includes(index)}
                onChange={() => onToggle(index)}
              />
              <span className={styles.box} aria-hidden>
                <IconCheck className={styles.sign} size="1.5rem" stroke={2.5} />
              </span>
              <b className={styles.quantity}>{lineQuantity(line)}</b>
              <span className={styles.product}>
                {productOf(line)} <BrandShade line={line} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
