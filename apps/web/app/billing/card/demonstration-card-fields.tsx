import { TEST_CARDS } from '@riflesso/contract'
import { type FormEvent, useState } from 'react'
import { billingCopy } from '~/copy/account/billing.ts'
import { Button } from '~/ui/button/button.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import form from '~/ui/form/form.module.css'
import layout from '~/ui/layout.module.css'
import { Notice } from '~/ui/state/notice.tsx'
import texts from '~/ui/text.module.css'
import styles from './demonstration-card.module.css'

const { demonstration: copy } = billingCopy

const KINDS = ['success', 'refused', 'authentication', 'laterFailure'] as const

/** Groups digits: '4242 4242 4242 4242'. */
const grouped = (cardNumber: string) => cardNumber.replace(/(\d{4})(?=\d)/g, '$1 ')

type Props = {
  readonly submit: string
  readonly pending: string
  readonly isPending: boolean
  readonly onCard: (cardNumber: string) => void
}

/** A test card, selected or typed. */
export function DemonstrationCardFields({ submit, pending, isPending, onCard }: Props) {
  const [number, setNumber] = useState('')
  const [error, setError] = useState<string | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() === '') setError(copy.numberMissing)
    else onCard(number)
  }
  return (
    <form className={form.form} noValidate onSubmit={send}>
      <Notice tone="warning" title={copy.mark}>
        {copy.lead}
      </Notice>
      <ul className={layout.tight}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={number.replaceAll(' ', '') === TEST_CARDS[kind]}
              onClick={() => {
                setNumber(grouped(TEST_CARDS[kind]))
                setError(null)
              }}
            >
              <span>{copy.cards[kind]}</span>
              <span className={texts.figure}>{grouped(TEST_CARDS[kind])}</span>
            </button>
          </li>
        ))}
      </ul>
      <TextField
        label={copy.number}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        error={error}
        onChange={({ currentTarget }) => {
          setNumber(currentTarget.value)
          setError(null)
        }}
      />
      <Button type="submit" fullWidth pending={isPending} pendingLabel={pending}>
        {submit}
      </Button>
    </form>
  )
}
