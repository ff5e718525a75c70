import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'

const classNames = {
  input:
    '[--input-bd:var(--control)] border-[color-mix(in_srgb,var(--control)_70%,var(--card))] bg-card text-ink focus:border-plum focus:outline-2 focus:outline-[color-mix(in_srgb,var(--plum)_22%,transparent)] focus:outline-offset-0 focus-within:border-plum focus-within:outline-2 focus-within:outline-[color-mix(in_srgb,var(--plum)_22%,transparent)] focus-within:outline-offset-0 data-error:border-danger data-error:text-ink',
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
