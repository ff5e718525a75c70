import {
  hexFromLab,
  LEVELS,
  labOf,
  plainTone,
  TONE_NAMES,
  type Tone,
  type ToneIntensity,
  type ToneName,
} from '@riflesso/colorimetry'
import { TONE_LABELS } from '@riflesso/consultation'
import { useId } from 'react'
import { colourMemoryCopy as copy } from '~/copy/colour-memory.ts'
import choice from '~/ui/form/choice.module.css'
import { ChoiceRow } from '~/ui/form/choice-row.tsx'
import { PALEST } from '../model/sought-colour.ts'
import styles from './colour-picker.module.css'

type Strength = keyof typeof copy.intensities
const HALVES = (['whole', 'half'] as const).map((value) => ({ value, label: copy.halves[value] }))
const STRENGTHS = (['soft', 'full', 'intense'] as const).map((value) => ({ value, label: copy.intensities[value] }))
/** Muted tones have one intensity; a natural tone has none. */
const WITHOUT_STRENGTH: readonly ToneName[] = ['NATURALE', 'BEIGE', 'CIOCCOLATO']

type Shade = { readonly level: number; readonly tone: Tone }
type Props = Shade & { readonly onChange: (shade: Shade) => void }

/** Picks a shade on the scales of level and reflect, by swatches of its colour. */
export function ColourPicker({ level, tone, onChange }: Props) {
  const levels = useId()
  const reflects = useId()
  const whole = Math.floor(level)
  const half = level - whole
  return (
    <div className={styles.picker}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is not a grid item */}
      <div role="group" aria-labelledby={levels}>
        <p id={levels} className={styles.label}>
          {copy.level}
        </p>
        <div className={styles.levels}>
          {LEVELS.map(({ level: each }) => (
            <button
              key={each}
              type="button"
              className={`${choice.choice} ${styles.step}`}
              aria-label={copy.levelOf(each)}
              aria-pressed={each === whole}
              onClick={() => onChange({ level: Math.min(PALEST, each + half), tone })}
            >
              <span
                className={styles.swatch}
                style={{ background: hexFromLab(labOf(Math.min(PALEST, each + half), tone)) }}
              />
              {each}
            </button>
          ))}
        </div>
      </div>
      {whole === PALEST ? null : (
        <ChoiceRow<keyof typeof copy.halves>
          label={copy.half}
          options={HALVES}
          value={half > 0 ? 'half' : 'whole'}
          onChange={(value) => onChange({ level: whole + (value === 'half' ? 0.5 : 0), tone })}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is not a grid item */}
      <div role="group" aria-labelledby={reflects}>
        <p id={reflects} className={styles.label}>
          {copy.reflect}
        </p>
        <div className={styles.reflects}>
          {TONE_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              className={`${choice.choice} ${styles.step}`}
              aria-pressed={name === tone.primary}
              onClick={() => onChange({ level, tone: toneOf(name, tone.intensity) })}
            >
              <span
                className={styles.swatch}
                style={{ background: hexFromLab(labOf(level, toneOf(name, tone.intensity))) }}
              />
              {TONE_LABELS[name]}
            </button>
          ))}
        </div>
      </div>
      {WITHOUT_STRENGTH.includes(tone.primary) ? null : (
        <ChoiceRow<Strength>
          label={copy.intensity}
          options={STRENGTHS}
          value={strengthOf(tone.intensity)}
          onChange={(intensity) => onChange({ level, tone: { ...tone, secondary: null, intensity } })}
        />
      )}
    </div>
  )
}

/** The picker's intensity nearest to that of a measured tone. */
const strengthOf = (intensity: ToneIntensity): Strength =>
  intensity === 'none' ? 'full' : intensity === 'pure' ? 'intense' : intensity

function toneOf(name: ToneName, before: ToneIntensity): Tone {
  if (name === 'NATURALE') return plainTone(name)
  return { primary: name, secondary: null, intensity: WITHOUT_STRENGTH.includes(name) ? 'soft' : strengthOf(before) }
}
