import type { OwnFormula, Span } from '@riflesso/colorimetry'
import { decimal, describeColour, duration } from '@riflesso/consultation'
import { ownFormulaCopy as copy } from '~/copy/own-formula.ts'
import { HairQuestions, hairInShort } from '~/features/clients/choice/hair-questions.tsx'
import { Card } from '~/ui/card.tsx'
import { Fold } from '~/ui/fold.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import { NumberRow } from '../answers/number-row.tsx'
import type { HairToday } from './judge-text.ts'

const MAX_LEVEL = 10.9

/** The text with the pieces that are not understood marked. */
export function Marked({ text, unread }: { readonly text: string; readonly unread: readonly Span[] }) {
  const ends = unread.map(({ end }) => end)
  return (
    <>
      {unread.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ends[index - 1] ?? 0, start)}
          <mark className="rounded-sm bg-warning-tint text-ink underline decoration-warning decoration-2">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}

type HairProps = {
  readonly today: HairToday
  /** Whether the last service says it. */
  readonly isKnown: boolean
  readonly onChange: (today: HairToday) => void
}

/** The hair today: levels and the two answers, folded where the last service says them. */
export function Hair({ today, isKnown, onChange }: HairProps) {
  const { roots, lengths, hair } = today
  const fields = (
    <div className="grid gap-3">
      <div className="grid gap-3 grid-cols-2">
        {(['roots', 'lengths'] as const).map((zone) => (
          <NumberRow
            key={zone}
            label={copy[zone]}
            unit={copy.level}
            max={MAX_LEVEL}
            value={today[zone]}
            onChange={(level) => onChange({ ...today, [zone]: level === null ? null : Math.max(1, level) })}
          />
        ))}
      </div>
      <HairQuestions
        hair={hair}
        note={null}
        onChange={(answer) => onChange({ ...today, hair: { ...hair, ...answer } })}
      />
    </div>
  )
  if (!isKnown || roots === null || lengths === null)
    return (
      <section className="grid gap-2" aria-label={copy.hair}>
        <Heading level={2}>{copy.hair}</Heading>
        {fields}
      </section>
    )
  const short = [`${copy.roots} ${decimal(roots)}`, `${copy.lengths} ${decimal(lengths)}`, hairInShort(hair)]
  return <Fold title={`${copy.hair}: ${short.filter(Boolean).join(', ').toLowerCase()}`}>{fields}</Fold>
}

/** What the model of hair expects of the formula, and the time in the chair. */
export function Expected({ judged: { plan } }: { readonly judged: OwnFormula }) {
  const { level, tolerance, tone, lab, hex, shade } = plan.expected
  return (
    <Card className="flex items-center gap-3" aria-live="polite">
      <Swatch colours={[hex]} size="large" />
      <p>
        <span className="text-muted text-sm">{copy.expected}</span>
        <br />
        <b className="text-xl tabular-nums">{shade}</b> · {describeColour(level, tone, lab)}{' '}
        <span className="text-muted text-sm">
          ({copy.range(decimal(Math.max(1, level - tolerance)), decimal(Math.min(MAX_LEVEL, level + tolerance)))})
        </span>
        <br />
        <span className="text-muted text-sm">{copy.minutes(duration(plan.totalMinutes))}</span>
      </p>
    </Card>
  )
}
