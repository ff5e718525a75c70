import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/CheckboxIndicator.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import {
  Checkbox,
  type CheckboxProps,
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import styles from './fields.module.css'

const classNames = { input: styles.input, label: styles.label, error: styles.error, description: styles.hint }

type TextFieldProps = TextInputProps & {
  /** `code`: large, widely spaced characters. */
  readonly look?: 'plain' | 'code'
}

/** Labelled single-line text field. */
export function TextField({ look = 'plain', ...props }: TextFieldProps) {
  const input = look === 'code' ? `${styles.input} ${styles.code}` : styles.input
  return <TextInput {...props} classNames={{ ...classNames, input }} />
}

/** Labelled multi-line text field. */
export function TextAreaField(props: TextareaProps) {
  return <Textarea {...props} classNames={{ ...classNames, input: `${styles.input} ${styles.lines}` }} />
}

type PasswordFieldProps = PasswordInputProps & { readonly showLabel: string; readonly hideLabel: string }

/** Password field with a show/hide button that is reachable by keyboard. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [visible, { toggle }] = useDisclosure(false)
  return (
    <PasswordInput
      classNames={{ ...classNames, innerInput: styles.innerInput }}
      visible={visible}
      onVisibilityChange={toggle}
      visibilityToggleButtonProps={{ 'aria-label': visible ? hideLabel : showLabel, 'aria-hidden': false, tabIndex: 0 }}
      {...props}
    />
  )
}

/** Checkbox. */
export function CheckField(props: CheckboxProps) {
  return (
    <Checkbox
      classNames={{ label: styles.checkLabel, input: styles.check, error: styles.error }}
      color="plum"
      {...props}
    />
  )
}
