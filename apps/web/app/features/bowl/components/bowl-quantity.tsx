import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { decimal } from '~/format/numbers.ts'
import type { BowlPhase } from '../model/bowl-session.ts'
import { bowlSize, FACTOR_RANGE, FACTORS, factorFor, scaleBowl } from '../model/scale-bowl.ts'

const { quantity: copy } = bowlCopy

/** Step in grams. */
const STEP = 5

type Props = { readonly phase: BowlPhase; readonly onFactor: (factor: number) => void }

/** Scales the bowl, in steps of five grams or as a multiple of the formula. */
export function BowlQuantity({ phase, onFactor }: Props) {
  const id = useId()
  const lines = phase.phase.formula
  const size = bowlSize(scaleBowl(lines, phase.factor))
  if (size === 0) return null
  const unit = lines.some(({ quantita_g }) => quantita_g !== null) ? 'g' : 'ml'
  const change = (grams: number) => onFactor(factorFor(lines, size + grams))
  return (
    <section className="grid p-4 rounded-card bg-card gap-3" aria-labelledby={id}>
      <h3 className="text-muted font-[family-name:inherit] text-base font-normal tracking-[0]" id={id}>
        {copy.label}
      </h3>
      <div className="flex items-center justify-between gap-3">
        <ActionIcon
          size="3.25rem"
          aria-label={copy.less}
          disabled={phase.factor <= FACTOR_RANGE.min}
          onClick={() => change(-STEP)}
        >
          <IconMinus size="1.5rem" aria-hidden />
        </ActionIcon>
        <output className="font-display text-3xl tabular-nums font-medium tracking-tight">
          {decimal(size)} {unit}
        </output>
        <ActionIcon
          size="3.25rem"
          aria-label={copy.more}
          disabled={phase.factor >= FACTOR_RANGE.max}
          onClick={() => change(STEP)}
        >
          <IconPlus size="1.5rem" aria-hidden />
        </ActionIcon>
      </div>
      <fieldset className="grid p-0 border-0 m-0 gap-1.5 grid-cols-6" aria-label={copy.factors}>
        {FACTORS.map((factor) => (
          <button
            key={factor}
            type="button"
            className="min-h-12 p-0 border border-line rounded-field bg-transparent text-ink cursor-pointer font-semibold aria-pressed:border-plum aria-pressed:bg-plum aria-pressed:text-on-plum"
            aria-pressed={phase.factor === factor}
            aria-label={copy.factorLabel(copy.factor(factor), decimalOf(factor))}
            onClick={() => onFactor(factor)}
          >
            {copy.factor(factor)}
          </button>
        ))}
      </fieldset>
    </section>
  )
}

const twoDecimals = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 })
const decimalOf = (factor: number): string => twoDecimals.format(factor)
