import { WEIGHED_MAX } from '@riflesso/contract'
import { IconScale } from '@tabler/icons-react'
import { useState } from 'react'
import { weighingCopy as copy } from '~/copy/shelf/weighing.ts'
import { decimal } from '~/format/numbers.ts'
import { typedNumber } from '~/format/typed-number.ts'
import type { Scale } from '../use-scale.ts'
import styles from './grams-field.module.css'

type Props = {
  readonly label: string
  readonly unit: 'g' | 'ml'
  readonly placeholder?: string
  /** Whole grams; null while empty. */
  readonly value: number | null
  readonly onChange: (grams: number | null) => void
  readonly scale: Scale
  /** Called with the weight on the scale. */
  readonly onRead: (grams: number) => void
}

/** Large field for whole grams, with the weight of a connected scale one tap away. */
export function GramsField({ label, unit, placeholder = '', value, onChange, scale, onRead }: Props) {
  const [text, setText] = useState(value === null ? '' : String(value))
  const typed = typedNumber(text, WEIGHED_MAX)
  const weight = scale.state === 'connected' ? scale.grams : null
  return (
    <span className={styles.place}>
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
      {weight === null ? null : (
        <button
          className={styles.read}
          type="button"
          aria-label={copy.read(label)}
          onClick={() => onRead(Math.min(WEIGHED_MAX, weight))}
        >
          <IconScale size="1.375rem" stroke={1.75} aria-hidden />
          {decimal(weight)}
        </button>
      )}
    </span>
  )
}
