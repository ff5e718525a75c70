import { useId } from 'react'
import texts from '~/ui/text.module.css'
import styles from './number-row.module.css'

type Props = {
  readonly label: string
  readonly unit: string
  /** Label of "no answer". */
  readonly empty: string
  readonly max: number
  /** Null if not answered. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** An optional number from 0 to `max`, with its unit. */
export function NumberRow({ label, unit, empty, max, value, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="number"
        inputMode="decimal"
        min={0}
        max={max}
        step="any"
        value={value ?? ''}
        placeholder={empty}
        aria-describedby={`${id}-unit`}
        onChange={(event) => onChange(numberFrom(event.currentTarget.valueAsNumber, max))}
      />
      <span className={texts.small} id={`${id}-unit`}>
        {unit}
      </span>
    </div>
  )
}

const numberFrom = (value: number, max: number): number | null =>
  Number.isFinite(value) ? Math.min(Math.max(value, 0), max) : null
