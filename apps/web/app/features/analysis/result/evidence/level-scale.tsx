import { hexFromLab, LEVELS } from '@riflesso/colorimetry'
import { namedLevel } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { measure } from '~/format/numbers.ts'

const { scale: copy } = resultCopy

const STEPS = LEVELS.map(({ level, lab }) => ({ level, hex: hexFromLab(lab) }))

/** Scale of natural shades from 1 to 10, with the result marked in its colour. */
export function LevelScale({ level, hex }: { readonly level: number; readonly hex: string }) {
  const marked = namedLevel(level)
  return (
    <div
      className="grid h-8.5 rounded-[0.5rem] [box-shadow:0_0_0_0.0625rem_var(--line)] grid-cols-[repeat(10,1fr)]"
      role="img"
      aria-label={copy.label(measure(level))}
    >
      {STEPS.map((step) => (
        <span
          key={step.level}
          className="first:[border-radius:0.5rem_0_0_0.5rem] last:[border-radius:0_0.5rem_0.5rem_0] data-marked:z-1 data-marked:rounded-[0.5rem] data-marked:outline-[0.1875rem] data-marked:outline-ink data-marked:outline-offset-[-0.0625rem]"
          data-marked={step.level === marked || undefined}
          style={{ background: step.level === marked ? hex : step.hex }}
        />
      ))}
    </div>
  )
}
