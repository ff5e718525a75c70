import { TEST_CARDS } from '@riflesso/contract'
import { type FormEvent, useState } from 'react'
import { billingCopy } from '~/copy/account/billing.ts'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import { Notice } from '~/ui/state.tsx'

const { demonstration: copy } = billingCopy

const KINDS = ['success', 'refused', 'authentication', 'laterFailure'] as const

/** Groups digits: '4242 4242 4242 4242'. */
const grouped = (cardNumber: string) => cardNumber.replace(/(\d{4})(?=\d)/g, '$1 ')

type Props = {
  readonly submit: string
  readonly pending: string
  readonly isPending: boolean
  /** The message of a declined card, shown beside its number. */
  readonly declined: string | null
  readonly onEdit: () => void
  readonly onCard: (cardNumber: string) => void
}

/** A test card, selected or typed. */
export function DemonstrationCardFields({ submit, pending, isPending, declined, onEdit, onCard }: Props) {
  const [number, setNumber] = useState('')
  const [isMissing, setMissing] = useState(false)
  const edit = (text: string) => {
    setNumber(text)
    setMissing(false)
    onEdit()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() === '') setMissing(true)
    else onCard(number)
  }
  return (
    <form className="grid gap-4.5" noValidate onSubmit={send}>
      <Notice tone="warning" title={copy.mark}>
        {copy.lead}
      </Notice>
      <ul className="grid gap-2">
        {KINDS.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className="flex flex-wrap items-center justify-between w-full min-h-11 py-2 px-4 border border-line rounded-field bg-card text-ink cursor-pointer gap-y-0 gap-x-4 text-start hover:border-control aria-pressed:border-plum aria-pressed:bg-plum-tint"
              aria-pressed={number.replaceAll(' ', '') === TEST_CARDS[kind]}
              onClick={() => edit(grouped(TEST_CARDS[kind]))}
            >
              <span>{copy.cards[kind]}</span>
              <span className="text-muted text-sm tabular-nums">{grouped(TEST_CARDS[kind])}</span>
            </button>
          </li>
        ))}
      </ul>
      <TextField
        label={copy.number}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        error={isMissing ? copy.numberMissing : declined}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => edit(currentTarget.value)}
      />
      <Button type="submit" fullWidth pending={isPending} pendingLabel={pending}>
        {submit}
      </Button>
    </form>
  )
}
