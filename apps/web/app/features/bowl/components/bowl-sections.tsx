import { zoneWords } from '@riflesso/consultation'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { nextFirstLook } from '../model/bowl-sections.ts'
import type { BowlPhase } from '../model/bowl-session.ts'
import { clockText, type Timer } from '../model/timer.ts'

const { sections: copy } = bowlCopy

type Props = { readonly phase: BowlPhase & { readonly timer: Timer }; readonly now: number }

/** The sections of a bowl of powder: when each is applied, first looked at and rinsed. Nothing if the whole head is one. */
export function BowlSections({ phase, now }: Props) {
  const { sections, rinsed } = phase
  if (sections.length === 0) return null
  const look = nextFirstLook(phase, now)
  return (
    <section className="p-4 rounded-card bg-card" aria-label={copy.title}>
      <p className="text-muted tabular-nums">
        {look === null ? copy.hint : copy.look(look.number, clockText(look.left))}
      </p>
      <ol className="grid p-0 mt-2 mx-0 mb-0 gap-2">
        {sections.map(({ number, of, hands, applied, look, rinsed: rinse }, place) => (
          <li
            key={number}
            className="grid tabular-nums data-done:text-muted data-done:line-through"
            data-done={place < rinsed || undefined}
            aria-current={place === rinsed}
          >
            <b>{copy.of({ number, of })}</b>
            <span>
              {copy.minutes({
                applied: applied.map(({ zones, from, to }) => ({
                  zones: applied.length === 1 ? '' : zoneWords(zones),
                  from,
                  to,
                })),
                look,
                rinse,
                second: hands === 2,
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
