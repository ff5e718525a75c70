import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import styles from './choice-row.module.css'

type Props<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Choice between a few options in a row. */
export function ChoiceRow<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <SegmentedControl<Value>
        fullWidth
        radius="xl"
        aria-labelledby={id}
        classNames={{ label: styles.answer }}
        data={[...options]}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
