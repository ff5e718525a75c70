import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import styles from './select-row.module.css'

type Props<Value extends string> = {
  readonly label: string
  /** Label of "no answer". */
  readonly empty: string
  readonly options: readonly Value[]
  readonly words: Readonly<Record<Value, string>>
  readonly value: Value | null
  /** `line`: question and answer in one line; `stacked`: the question above the answer, for longer questions. */
  readonly layout?: 'line' | 'stacked'
  /** Source of an answer that the user did not choose. */
  readonly note?: string | undefined
  readonly onChange: (value: Value | null) => void
}

/** An optional choice from a short list, in one bordered field with its question. */
export function SelectRow<Value extends string>({
  label,
  empty,
  options,
  words,
  value,
  layout = 'line',
  note,
  onChange,
}: Props<Value>) {
  const id = useId()
  return (
    <div className={styles.row} data-layout={layout} data-empty={value === null || undefined}>
      <select
        id={id}
        className={styles.select}
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option === event.currentTarget.value) ?? null)}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {words[option]}
          </option>
        ))}
      </select>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </label>
      <IconChevronDown className={styles.sign} size="1rem" stroke={1.75} aria-hidden />
    </div>
  )
}
