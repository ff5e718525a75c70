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
import styles from './zone-editor.module.css'

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
    <div className={styles.editor}>
      <label className={styles.label} htmlFor={id}>
        {copy.level} <output htmlFor={id}>{measure(level)}</output>
      </label>
      <input
        id={id}
        className={styles.slider}
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
      <fieldset className={styles.tones}>
        <legend className={styles.label}>{copy.tone}</legend>
        <div className={styles.grid}>
          {TONE_NAMES.map((name) => (
            <label key={name} className={styles.tone}>
              <input
                className={styles.radio}
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
