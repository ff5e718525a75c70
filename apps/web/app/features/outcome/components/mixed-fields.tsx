import type { AnalysisResult } from '@riflesso/consultation'
import { MIXED_MAX } from '@riflesso/contract'
import { outcomeCopy } from '~/copy/analysis/outcome.ts'
import { productOf } from '~/format/formula-line.ts'
import { decimal } from '~/format/numbers.ts'
import { typedNumber } from '~/format/typed-number.ts'
import { TextField } from '~/ui/form/fields.tsx'
import type { MixedBowl } from '../mixed-bowls.ts'

const { dialog: copy } = outcomeCopy

export type TypedBowl = {
  readonly phase: number
  readonly grams: readonly string[]
  /** Null for a bowl without a developer. */
  readonly developer: string | null
  readonly minutes: string
}

const written = (value: number | null): string => (value === null ? '' : decimal(value))

export const typedBowl = ({ phase, grams, developerVolume, minutes }: MixedBowl): TypedBowl => ({
  phase,
  grams: grams.map(written),
  developer: developerVolume === null ? null : written(developerVolume),
  minutes: written(minutes),
})

/** The bowl with these fields; null if one is not a number within its bounds. */
export function bowlOf({ phase, grams, developer, minutes }: TypedBowl): MixedBowl | null {
  const weighed = grams.map((text) => typedNumber(text, MIXED_MAX.grams))
  const developerVolume = developer === null ? null : typedNumber(developer, MIXED_MAX.developer)
  const processed = typedNumber(minutes, MIXED_MAX.minutes)
  if (weighed.includes(undefined) || developerVolume === undefined || processed === undefined) return null
  return {
    phase,
    grams: weighed.map((value) => value ?? null),
    developerVolume,
    minutes: Math.round(processed ?? 0),
  }
}

type Props = {
  readonly phases: AnalysisResult['fasi_operative']
  readonly bowls: readonly TypedBowl[]
  /** Whether wrong fields are marked. */
  readonly checked: boolean
  readonly onChange: (bowls: readonly TypedBowl[]) => void
}

/** Amounts, developer and minutes of every bowl. */
export function MixedFields({ phases, bowls, checked, onChange }: Props) {
  const change = (index: number, part: Partial<TypedBowl>) =>
    onChange(bowls.map((bowl, place) => (place === index ? { ...bowl, ...part } : bowl)))
  const field = (label: string, value: string, max: number, set: (text: string) => void) => ({
    label,
    value,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 6,
    error: checked && typedNumber(value, max) === undefined ? copy.number(max) : null,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => set(currentTarget.value),
  })
  return (
    <>
      {bowls.map((bowl, index) => {
        const phase = phases[bowl.phase]
        return (
          <fieldset
            key={bowl.phase}
            className="grid items-end p-0 border-0 m-0 gap-y-3 gap-x-3.5 grid-cols-2 md:grid-cols-3"
          >
            <legend className="p-0 mb-2 font-semibold">{phase?.titolo}</legend>
            {bowl.grams.map((text, line) => {
              const product = phase?.formula[line]
              const label = product
                ? copy.lineUnit(productOf(product), product.quantita_g === null ? 'ml' : 'g')
                : copy.lineUnit(String(line + 1), 'g')
              return (
                <TextField
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position.
                  key={line}
                  {...field(label, text, MIXED_MAX.grams, (value) =>
                    change(index, { grams: bowl.grams.map((each, place) => (place === line ? value : each)) }),
                  )}
                />
              )
            })}
            {bowl.developer === null ? null : (
              <TextField
                {...field(copy.developer, bowl.developer, MIXED_MAX.developer, (developer) =>
                  change(index, { developer }),
                )}
              />
            )}
            <TextField
              {...field(copy.minutes, bowl.minutes, MIXED_MAX.minutes, (minutes) => change(index, { minutes }))}
            />
          </fieldset>
        )
      })}
    </>
  )
}
