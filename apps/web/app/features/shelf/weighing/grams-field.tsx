import { WEIGHED_MAX } from '@riflesso/contract'
import { useState } from 'react'
import { typedNumber } from '~/format/typed-number.ts'
import styles from './grams-field.module.css'

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
    <span className={styles.field}>
      <input
        className={styles.input}
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
      <span className={styles.unit} aria-hidden>
        {unit}
      </span>
    </span>
  )
}
