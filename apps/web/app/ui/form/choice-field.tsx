import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import styles from './fields.module.css'

const classNames = { input: styles.input, label: styles.label }

/** Labelled choice between a few options. */
export function ChoiceField(props: NativeSelectProps) {
  return (
    <NativeSelect
      size="md"
      radius="var(--radius-field)"
      classNames={classNames}
      rightSection={<IconChevronDown size="1rem" stroke={1.75} aria-hidden />}
      {...props}
    />
  )
}
