import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { inputStyle } from './fields.tsx'

const classNames = {
  input: inputStyle,
  label: 'mb-1.5 text-ink text-xs font-[550]',
}

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
