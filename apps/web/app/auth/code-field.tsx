import { CODE_LENGTH, developmentMailbox } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { queryOf } from '~/api/client.ts'
import { authCopy } from '~/copy/account/auth.ts'
import { TextField } from '~/ui/form/fields.tsx'
import { Notice } from '~/ui/state.tsx'

const { mailbox: copy } = authCopy

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

/** Link to the development mailbox, on a server without SMTP. */
function MailboxHint() {
  const { data } = useQuery(queryOf(developmentMailbox, {}))
  if (!data?.path) return null
  return (
    <Notice tone="info" title={copy.title}>
      {copy.text}{' '}
      <a className="text-inherit font-semibold" href={data.path} target="_blank" rel="noreferrer">
        {copy.open}
      </a>
    </Notice>
  )
}

/** Normalises a typed or pasted code: upper case, without spaces and punctuation. */
export const typedCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH)
