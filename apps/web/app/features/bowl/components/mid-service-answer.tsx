import { lineQuantity } from '@riflesso/consultation'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { productOf } from '~/format/formula-line.ts'
import { decimal } from '~/format/numbers.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { BrandShade } from '~/salon/brand-shade.tsx'
import { Button } from '~/ui/button.tsx'
import { Fold } from '~/ui/fold.tsx'
import type { Decided } from '../model/replan.ts'

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
    <div className="grid gap-4">
      <div>
        <h3 className="text-2xl leading-[1.2]">{copy.actions[action](decimal(minutes))}</h3>
        <p className="mt-2 text-lg">{answer.testo}</p>
        {lookAfter === null ? null : <p className="mt-2 text-lg">{copy.lookAfter(decimal(lookAfter))}</p>}
        <p className="mt-2 text-muted">
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
    <ol className="[list-style:revert] grid p-0 pl-5 mt-2 mx-0 mb-0 gap-3">
      {phases.map(({ titolo, formula, tempo_posa_min }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two bowls can have the same title.
        <li key={place}>
          <p className="font-semibold">
            {titolo} · {copy.minutes(splitPhaseTime(tempo_posa_min).minutes)}
          </p>
          <ul className="list-none m-0 p-0">
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
