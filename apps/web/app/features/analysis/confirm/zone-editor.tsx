import {
  type ConfirmedZone,
  hexInLight,
  labOf,
  TONE_NAMES,
  type ToneIntensity,
  type ToneName,
} from '@riflesso/colorimetry'
import { TONE_LABELS } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { useId, useState } from 'react'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { Button } from '~/ui/button.tsx'
import { ChoiceRow } from '~/ui/form/choice-row.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import { hasStrength, withIntensity, withTone } from './confirmation.ts'
import { type HairStrip, SwatchBook } from './swatch-book.tsx'

const { confirm: copy } = readingCopy

const INTENSITIES = (['soft', 'full', 'intense', 'pure'] as const satisfies readonly ToneIntensity[]).map((value) => ({
  value,
  label: copy.intensities[value],
}))
/** Minimum level of the swatches of reflects: on darker hair they look alike. */
const MIN_SWATCH_LEVEL = 6

type Props = {
  /** 'Radici' */
  readonly label: string
  readonly value: ConfirmedZone
  /** The reflects that the photo leaves open, first the one read. */
  readonly likely: readonly ToneName[]
  readonly light: Reading['light']
  readonly hair: HairStrip | null
  /** Levels of photos that differ. */
  readonly reach: readonly number[]
  readonly onChange: (value: ConfirmedZone) => void
}

/** Edits level and reflect of a zone. */
export function ZoneEditor({ label, value, likely, light, hair, reach, onChange }: Props) {
  const id = useId()
  const [all, setAll] = useState(false)
  const { level, tone } = value
  return (
    <div className="grid pt-1 pb-3.5 gap-3">
      <SwatchBook
        label={label}
        value={value}
        reach={reach}
        light={light}
        hair={hair}
        onChange={(level) => onChange({ ...value, level })}
      />
      <fieldset className="min-w-0 p-0 border-0 m-0">
        <legend className="p-0 text-sm font-semibold">{copy.tone}</legend>
        <div className="flex flex-wrap mt-1.5 gap-1.5">
          {(all || !likely.includes(tone.primary) ? TONE_NAMES : likely).map((name) => (
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
                colours={[
                  hexInLight(labOf(Math.max(level, MIN_SWATCH_LEVEL), withTone(value, name).tone), light.gains),
                ]}
              />
              {TONE_LABELS[name]}
            </label>
          ))}
          {all || !likely.includes(tone.primary) ? null : (
            <Button look="plain" onClick={() => setAll(true)}>
              {copy.otherTones}
            </Button>
          )}
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
