import type { ZoneReading } from '@riflesso/colorimetry'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { measure } from '~/format/numbers.ts'
import { LEVEL_STEPS, placeOfLevel } from './level-steps.ts'

type Props = { readonly colour: Pick<ZoneReading, 'level' | 'levelError' | 'hex'> }

/** A measured level with its error bar, on the scale from 1 to 10. */
export function LevelBar({ colour: { level, levelError, hex } }: Props) {
  const from = placeOfLevel(level - levelError)
  const to = placeOfLevel(level + levelError)
  const label = readingCopy.scale(
    measure(level),
    measure(Math.max(1, level - levelError)),
    measure(Math.min(10, level + levelError)),
  )
  return (
    <div className="relative h-5 mx-0.5" role="img" aria-label={label}>
      <div className="absolute top-1 inset-x-0 bottom-2 grid overflow-hidden rounded-full auto-cols-[1fr] grid-flow-col outline outline-[color-mix(in_srgb,var(--ink)_22%,transparent)]">
        {LEVEL_STEPS.map((step) => (
          <span key={step.level} style={{ background: step.hex }} />
        ))}
      </div>
      <span
        className="absolute bottom-0 h-1.25 [border:solid_var(--ink)] [border-width:0_0.125rem_0.125rem] animate-widen"
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <span
        className="absolute top-0 size-4 border-2 border-card rounded-full outline outline-ink -translate-x-1/2 animate-roll"
        style={{ left: `${placeOfLevel(level)}%`, background: hex }}
      />
    </div>
  )
}
