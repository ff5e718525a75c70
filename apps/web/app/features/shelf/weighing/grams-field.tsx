import { WEIGHED_MAX } from '@riflesso/contract'
import { IconScale } from '@tabler/icons-react'
import { useState } from 'react'
import { weighingCopy as copy } from '~/copy/shelf/weighing.ts'
import { decimal } from '~/format/numbers.ts'
import { typedNumber } from '~/format/typed-number.ts'
import { Button } from '~/ui/button.tsx'
import type { Scale } from './use-scale.ts'

export type FromScale = {
  readonly scale: Scale
  /** Called with the weight on the scale. */
  readonly onRead: (grams: number) => void
}

type GramsFieldProps = FromScale & {
  readonly label: string
  readonly unit: 'g' | 'ml'
  readonly placeholder?: string
  /** Whole grams; null while empty. */
  readonly value: number | null
  readonly onChange: (grams: number | null) => void
}

/** Large field for whole grams, with the weight of a connected scale one tap away. */
export function GramsField({ label, unit, placeholder = '', value, onChange, scale, onRead }: GramsFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  const typed = typedNumber(text, WEIGHED_MAX)
  const weight = scale.grams === null ? null : Math.min(WEIGHED_MAX, scale.grams)
  return (
    <>
      {weight === null ? null : (
        <Button
          look="secondary"
          icon={IconScale}
          aria-label={copy.scale.read(decimal(weight), label)}
          onClick={() => onRead(weight)}
        >
          {decimal(weight)}
        </Button>
      )}
      <span className="relative flex-none">
        <input
          className="w-28 h-13 pt-0 pr-9 pb-0 pl-3 border border-control rounded-field bg-card text-ink text-2xl tabular-nums font-[650] text-right placeholder:text-muted placeholder:font-normal placeholder:opacity-75 aria-[invalid=true]:border-danger"
          aria-label={label}
          aria-invalid={typed === undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          placeholder={placeholder}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            const grams = typedNumber(currentTarget.value, WEIGHED_MAX)
            if (grams !== undefined) onChange(grams === null ? null : Math.round(grams))
          }}
        />
        <span className="absolute right-3 bottom-3.75 text-muted" aria-hidden>
          {unit}
        </span>
      </span>
    </>
  )
}
