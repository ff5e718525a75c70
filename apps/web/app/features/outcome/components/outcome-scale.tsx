import type { OutcomePromise, ZoneReading } from '@riflesso/colorimetry'
import { outcomeCopy } from '~/copy/analysis/outcome.ts'
import { withError } from '~/format/numbers.ts'
import { LEVEL_STEPS, placeOfLevel } from '~/reading/level-steps.ts'
import { Swatch } from '~/ui/swatch.tsx'

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
    <div className="grid gap-1.5" role="img" aria-label={copy.scale(before, after)}>
      <Label name={copy.expected} figure={before} hex={expected.hex} />
      <Bar colour={{ ...expected, error: expected.tolerance }} side="above" />
      <div className="grid overflow-hidden h-2.5 rounded-full auto-cols-[1fr] grid-flow-col outline outline-[color-mix(in_srgb,var(--ink)_22%,transparent)]">
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
    <p className="flex items-center gap-2.5">
      <Swatch colours={[hex]} />
      <span>
        <span className="font-semibold">{name}</span> <span className="text-muted text-sm tabular-nums">{figure}</span>
      </span>
    </p>
  )
}

function Bar({ colour: { level, error, hex }, side }: { readonly colour: Colour; readonly side: 'above' | 'below' }) {
  const from = placeOfLevel(level - error)
  const to = placeOfLevel(level + error)
  return (
    <div className="relative h-5" data-side={side}>
      <span
        className={
          'absolute top-1.5 h-2 [border:solid_var(--ink)] [border-width:0.125rem_0.125rem_0] [[data-side="below"]>&]:[border-width:0_0.125rem_0.125rem]'
        }
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <span
        className={
          'absolute top-0 size-4 border-2 border-card rounded-full outline outline-ink -translate-x-1/2 [[data-side="below"]>&]:top-1'
        }
        style={{ left: `${placeOfLevel(level)}%`, background: hex }}
      />
    </div>
  )
}
