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
import { commonCopy } from '~/copy/common.ts'

/** Two fields in a row, where there is room. */
export const pairStyle = 'grid items-start gap-y-4.5 gap-x-3.5 sm:grid-cols-[1fr_1fr]'

/** Look of every field. */
export const inputStyle =
  '[--input-bd:var(--control)] border-[color-mix(in_srgb,var(--control)_70%,var(--card))] bg-card text-ink focus:border-plum focus:outline-2 focus:outline-[color-mix(in_srgb,var(--plum)_22%,transparent)] focus:outline-offset-0 focus-within:border-plum focus-within:outline-2 focus-within:outline-[color-mix(in_srgb,var(--plum)_22%,transparent)] focus-within:outline-offset-0 data-error:border-danger data-error:text-ink'

const classNames = {
  input: inputStyle,
  label: 'mb-1.5 text-ink text-xs font-[550]',
  error: 'mt-1.5 text-danger text-xs',
  description: 'mt-1.5 text-muted text-xs',
}

type TextFieldProps = TextInputProps & {
  /** `code`: large, widely spaced characters. */
  readonly look?: 'plain' | 'code'
}

/** Labelled single-line text field. */
export function TextField({ look = 'plain', ...props }: TextFieldProps) {
  const input =
    look === 'code'
      ? `${inputStyle} h-16 font-display text-2xl tabular-nums tracking-[0.32em] text-center [text-indent:0.32em] uppercase`
      : inputStyle
  return <TextInput {...props} classNames={{ ...classNames, input }} />
}

/** Labelled multi-line text field. */
export function TextAreaField(props: TextareaProps) {
  return (
    <Textarea
      {...props}
      classNames={{
        ...classNames,
        input: `${inputStyle} py-2.5 leading-[1.45] resize-y`,
      }}
    />
  )
}

/** Password field with a show/hide button that is reachable by keyboard. */
export function PasswordField(props: PasswordInputProps) {
  const { showPassword, hidePassword } = commonCopy
  const [visible, { toggle }] = useDisclosure(false)
  return (
    <PasswordInput
      classNames={{ ...classNames, innerInput: 'text-ink' }}
      visible={visible}
      onVisibilityChange={toggle}
      visibilityToggleButtonProps={{
        'aria-label': visible ? hidePassword : showPassword,
        'aria-hidden': false,
        tabIndex: 0,
      }}
      {...props}
    />
  )
}

/** Checkbox. */
export function CheckField(props: CheckboxProps) {
  return (
    <Checkbox
      classNames={{
        label: 'text-ink cursor-pointer',
        input: '[--checkbox-icon-color:var(--on-plum)] border-control cursor-pointer',
        error: 'mt-1.5 text-danger text-xs',
      }}
      color="plum"
      {...props}
    />
  )
}
