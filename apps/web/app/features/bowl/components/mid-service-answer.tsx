import { lineQuantity } from '@riflesso/consultation'
import { bowlCopy } from '~/copy/bowl.ts'
import { productOf } from '~/format/formula-line.ts'
import { decimal } from '~/format/numbers.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { BrandShade } from '~/salon/brand-shade.tsx'
import { Button } from '~/ui/button.tsx'
import layout from '~/ui/layout.module.css'
import texts from '~/ui/text.module.css'
import type { Decided } from '../model/replan.ts'
import styles from './mid-service-answer.module.css'

const { midService: copy } = bowlCopy

type Props = {
  readonly decided: Decided
  /** Whether more sessions follow. */
  readonly hasLater: boolean
  readonly onDecide: (decided: Decided) => void
}

/** What to do now, why, and the remaining steps of today. */
export function MidServiceAnswer({ decided, hasLater, onDecide }: Props) {
  const { answer, fasi_operative } = decided
  return (
    <div className={layout.stack}>
      <div>
        <h3 className={styles.action}>{copy.actions[answer.action](decimal(answer.minutes))}</h3>
        <p className={styles.text}>{answer.testo}</p>
        <p className={styles.reason}>
          {copy.reasons[answer.action]} {answer.keepsPromise ? copy.kept : null}
        </p>
      </div>
      {fasi_operative.length > 0 ? (
        <section>
          <h3 className={styles.label}>{copy.rest}</h3>
          <ol className={styles.phases}>
            {fasi_operative.map(({ titolo, formula, tempo_posa_min }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two bowls can have the same title.
              <li key={place}>
                <p className={texts.strong}>
                  {titolo} · {copy.minutes(splitPhaseTime(tempo_posa_min).minutes)}
                </p>
                <ul className={layout.list}>
                  {formula.map((line) => (
                    <li key={line.prodotto}>
                      <b>{lineQuantity(line)}</b> {productOf(line)} <BrandShade line={line} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {hasLater ? <p className={styles.reason}>{copy.later}</p> : null}
      <Button size="lg" fullWidth onClick={() => onDecide(decided)}>
        {copy.decide}
      </Button>
    </div>
  )
}
