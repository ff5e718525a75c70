import { hexFromLab, LEVELS } from '@riflesso/colorimetry'
import { useId } from 'react'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import choice from '~/ui/form/choice.module.css'

const { midService: copy } = bowlCopy

const STEPS = LEVELS.map(({ level, lab }) => ({ level, hex: hexFromLab(lab) }))
const PALEST = 10

type Props = {
  /** 1 to 10, in half levels; null until chosen. */
  readonly level: number | null
  readonly onChange: (level: number) => void
}

/** Chooses a level by its swatch, as on a shade chart, with a button for half a level more. */
export function LevelChoice({ level, onChange }: Props) {
  const id = useId()
  const whole = level === null ? null : Math.floor(level)
  const isHalf = level !== whole
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is not a grid item
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mt-0 mx-0 mb-2 text-sm font-semibold">
        {copy.level}
      </p>
      <div className="grid gap-1.5 grid-cols-5 sm:grid-cols-10">
        {STEPS.map((step) => (
          <button
            key={step.level}
            type="button"
            className={`${choice.choice} min-h-12 font-semibold grid p-1 gap-0.5 aria-pressed:[box-shadow:inset_0_0_0_0.0625rem_var(--plum)]`}
            aria-label={copy.levelOf(step.level)}
            aria-pressed={step.level === whole}
            onClick={() => onChange(step.level)}
          >
            <span
              className="h-7 rounded-[0.5rem] [box-shadow:inset_0_0_0_0.0625rem_color-mix(in_srgb,var(--ink)_14%,transparent)]"
              style={{ background: step.hex }}
            />
            {step.level}
          </button>
        ))}
      </div>
      {whole === null || whole === PALEST ? null : (
        <button
          type="button"
          className={`${choice.choice} min-h-12 font-semibold py-0 px-5 mt-2 aria-pressed:[box-shadow:inset_0_0_0_0.0625rem_var(--plum)]`}
          aria-label={copy.halfLabel(whole)}
          aria-pressed={isHalf}
          onClick={() => onChange(isHalf ? whole : whole + 0.5)}
        >
          {whole} {copy.half}
        </button>
      )}
    </div>
  )
}
