import { WEIGHED_MAX } from '@riflesso/contract'
import { useState } from 'react'
import { typedNumber } from '~/format/typed-number.ts'

type Props = {
  readonly label: string
  readonly unit: 'g' | 'ml'
  readonly placeholder?: string
  /** Whole grams; null while empty. */
  readonly value: number | null
  readonly onChange: (grams: number | null) => void
}

/** Large field for whole grams. */
export function GramsField({ label, unit, placeholder = '', value, onChange }: Props) {
  const [text, setText] = useState(value === null ? '' : String(value))
  const typed = typedNumber(text, WEIGHED_MAX)
  return (
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
  )
}
