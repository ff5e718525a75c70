import styles from './chips.module.css'
import choice from './choice.module.css'

type Chip<Value extends string> = { readonly value: Value; readonly label: string; readonly disabled?: boolean }

type Props<Value extends string> = {
  readonly label: string
  /** Shows the label above. */
  readonly isTitled?: boolean
  readonly chips: readonly Chip<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

/** One choice out of a few short ones. */
export function Chips<Value extends string>({ label, isTitled = false, chips, value, onChange }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is not a flex item
    <div className={styles.chips} role="group" aria-label={label}>
      {isTitled ? (
        <p className={styles.title} aria-hidden>
          {label}
        </p>
      ) : null}
      {chips.map((chip) => (
        <button
          key={chip.value}
          className={`${choice.choice} ${styles.chip}`}
          type="button"
          aria-pressed={chip.value === value}
          disabled={chip.disabled}
          onClick={() => chip.value !== value && onChange(chip.value)}
        >
          {chip.label}
        </button>
      ))}
    </div>
  )
}
