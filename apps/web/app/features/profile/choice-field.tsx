import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'

/** One of a few, with its label. */
export function ChoiceField(props: NativeSelectProps) {
  return <NativeSelect size="md" radius="var(--radius-field)" {...props} />
}
