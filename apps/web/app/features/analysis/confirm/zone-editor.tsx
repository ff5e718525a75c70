import {
  type ConfirmedZone,
  hexFromLab,
  LEVEL_RANGE,
  LEVELS,
  labOf,
  TONE_NAMES,
  type ToneIntensity,
} from '@riflesso/colorimetry'
import { measure, TONE_LABELS } from '@riflesso/consultation'
import { useId } from 'react'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { ChoiceRow } from '~/ui/form/choice-row.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import { hasStrength, LEVEL_STEP, nearestStep, withIntensity, withTone } from './confirmation.ts'

const labelStyle = 'p-0 text-xs font-[550] [&_output]:tabular-nums'

const { confirm: copy } = readingCopy

const INTENSITIES = (['soft', 'full', 'intense', 'pure'] as const satisfies readonly ToneIntensity[]).map((value) => ({
  value,
  label: copy.intensities[value],
}))
const SCALE = `linear-gradient(90deg, ${LEVELS.map(({ lab }) => hexFromLab(lab)).join(', ')})`

/** Minimum level of the swatches of reflects: on darker hair they look alike. */
const MIN_SWATCH_LEVEL = 6

type Props = {
  /** 'Radici' */
  readonly label: string
  readonly value: ConfirmedZone
  readonly onChange: (value: ConfirmedZone) => void
}

/** Edits level and reflect of a zone. */
export function ZoneEditor({ label, value, onChange }: Props) {
  const id = useId()
  const { level, tone } = value
  return (
    <div className="grid pt-1 pb-3.5 gap-3">
      <label className={labelStyle} htmlFor={id}>
        {copy.level} <output htmlFor={id}>{measure(level)}</output>
      </label>
      <input
        id={id}
        className="w-full h-12 [border:solid_transparent] [border-width:0.75rem_0] rounded-[1.5rem] -my-2 mx-0 appearance-none [background-clip:padding-box] cursor-pointer [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:border-[0.1875rem] [&::-webkit-slider-thumb]:border-card [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:bg-plum [&::-webkit-slider-thumb]:[box-shadow:0_0.0625rem_0.25rem_rgb(0_0_0_/_40%)] [&::-moz-range-thumb]:size-5.5 [&::-moz-range-thumb]:border-[0.1875rem] [&::-moz-range-thumb]:border-card [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:bg-plum [&::-moz-range-thumb]:[box-shadow:0_0.0625rem_0.25rem_rgb(0_0_0_/_40%)] focus-visible:outline-2 focus-visible:outline-plum focus-visible:outline-offset-4"
        type="range"
        aria-label={`${copy.level}, ${label}`}
        aria-valuetext={measure(level)}
        style={{ backgroundImage: SCALE }}
        min={LEVEL_RANGE.min}
        max={Math.floor(LEVEL_RANGE.max)}
        step={LEVEL_STEP}
        value={nearestStep(level)}
        onChange={(event) => onChange({ ...value, level: event.currentTarget.valueAsNumber })}
      />
      <fieldset className="min-w-0 p-0 border-0 m-0">
        <legend className={labelStyle}>{copy.tone}</legend>
        <div className="flex flex-wrap mt-1.5 gap-1.5">
          {TONE_NAMES.map((name) => (
            <label
              key={name}
              className="relative flex min-h-12 items-center pt-1 pr-3 pb-1 pl-2 border border-line rounded-full cursor-pointer text-xs gap-1.5 has-checked:border-plum has-checked:bg-plum-tint has-checked:text-plum has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-plum has-focus-visible:outline-offset-2"
            >
              <input
                className="absolute inset-0 m-0 cursor-pointer opacity-0"
                type="radio"
                name={`${id}-tone`}
                checked={tone.primary === name}
                onChange={() => onChange(withTone(value, name))}
              />
              <Swatch
                size="dot"
                colours={[hexFromLab(labOf(Math.max(level, MIN_SWATCH_LEVEL), withTone(value, name).tone))]}
              />
              {TONE_LABELS[name]}
            </label>
          ))}
        </div>
      </fieldset>
      {hasStrength(tone) ? (
        <ChoiceRow<ToneIntensity>
          label={copy.intensity}
          options={INTENSITIES}
          value={tone.intensity}
          onChange={(intensity) => onChange(withIntensity(value, intensity))}
        />
      ) : null}
    </div>
  )
}
