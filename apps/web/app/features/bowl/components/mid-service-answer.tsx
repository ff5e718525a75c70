import { lineQuantity } from '@riflesso/consultation'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { productOf } from '~/format/formula-line.ts'
import { decimal } from '~/format/numbers.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { BrandShade } from '~/salon/brand-shade.tsx'
import { Button } from '~/ui/button/button.tsx'
import { Fold } from '~/ui/fold.tsx'
import layout from '~/ui/layout.module.css'
import texts from '~/ui/text.module.css'
import type { Decided } from '../model/replan.ts'
import styles from './mid-service-answer.module.css'

const { midService: copy } = bowlCopy

type Props = {
  readonly decided: Decided
  readonly onDecide: (decided: Decided) => void
}

/** What to do now and why; the rest of today and the next sessions are one tap away. */
export function MidServiceAnswer({ decided, onDecide }: Props) {
  const { answer, fasi_operative, nextSessions } = decided
  const { action, minutes, lookAfter, keepsPromise } = answer
  return (
    <div className={layout.stack}>
      <div>
        <h3 className={styles.action}>{copy.actions[action](decimal(minutes))}</h3>
        <p className={styles.text}>{answer.testo}</p>
        {lookAfter === null ? null : <p className={styles.text}>{copy.lookAfter(decimal(lookAfter))}</p>}
        <p className={styles.reason}>
          {action === 'rinse' && !keepsPromise ? copy.enough : copy.reasons[action]} {keepsPromise ? copy.kept : null}
        </p>
      </div>
      <Button size="lg" fullWidth onClick={() => onDecide(decided)}>
        {copy.decide}
      </Button>
      {fasi_operative.length > 0 ? (
        <Fold title={copy.rest}>
          <Phases phases={fasi_operative} />
        </Fold>
      ) : null}
      {nextSessions.map(({ titolo, fasi_operative: phases }) => (
        <Fold key={titolo} title={titolo}>
          <Phases phases={phases} />
        </Fold>
      ))}
    </div>
  )
}

function Phases({ phases }: { readonly phases: Decided['fasi_operative'] }) {
  return (
    <ol className={styles.phases}>
      {phases.map(({ titolo, formula, tempo_posa_min }, place) => (
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
  )
}
