import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { typedCode } from '~/format/typed-code.ts'
import { TextField } from '~/ui/form/fields.tsx'
import { MailboxHint } from './mailbox-hint.tsx'

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'onFocus' | 'onBlur'> & {
  readonly ref?: Ref<HTMLInputElement> | undefined
  readonly label: string
  readonly hint: string
  readonly value?: string
  readonly error?: ReactNode
  readonly onCode: (code: string) => void
}

/** Field for a six-character code, with a link to the mailbox in a demonstration. */
export function CodeField({ hint, onCode, ...props }: Props) {
  return (
    <>
      <TextField
        {...props}
        description={hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        look="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onCode(typedCode(event.currentTarget.value))}
      />
      <MailboxHint />
    </>
  )
}
