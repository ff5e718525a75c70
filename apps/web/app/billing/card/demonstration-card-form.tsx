import { demonstrationAuthentication, demonstrationPayment } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { Button } from '~/ui/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import type { CardFormProps } from './card-form-props.ts'
import { DemonstrationCardFields } from './demonstration-card-fields.tsx'

const { demonstration: copy, payment } = billingCopy

/** Card form of the demonstration provider, labelled as such, with a test card for each outcome. */
export function DemonstrationCardForm({ clientSecret, onPaid }: CardFormProps) {
  const [asksBank, setAsksBank] = useState(false)
  const [declined, setDeclined] = useState<string | null>(null)
  const refuse = (error: unknown) => setDeclined(payment.declined(messageOf(error, payment.failed)))
  const pay = useMutation({
    mutationFn: (cardNumber: string) => call(demonstrationPayment, { body: { clientSecret, cardNumber } }),
    onSuccess: ({ status }) => (status === 'requires_action' ? setAsksBank(true) : onPaid()),
    onError: refuse,
  })
  if (asksBank)
    return (
      <BankQuestion
        clientSecret={clientSecret}
        onPaid={onPaid}
        onRefused={(error) => {
          refuse(error)
          setAsksBank(false)
        }}
      />
    )
  return (
    <DemonstrationCardFields
      submit={payment.submit}
      pending={payment.pending}
      isPending={pay.isPending}
      declined={declined}
      onEdit={() => setDeclined(null)}
      onCard={(cardNumber) => pay.mutate(cardNumber)}
    />
  )
}

type BankProps = Pick<CardFormProps, 'clientSecret' | 'onPaid'> & { readonly onRefused: (error: unknown) => void }

function BankQuestion({ clientSecret, onPaid, onRefused }: BankProps) {
  const answer = useMutation({
    mutationFn: (approved: boolean) => call(demonstrationAuthentication, { body: { clientSecret, approved } }),
    onSuccess: onPaid,
    onError: onRefused,
  })
  return (
    <div className="grid p-5 rounded-field bg-sunken gap-3">
      <Heading level={3}>{copy.bank.title}</Heading>
      <p>{copy.bank.text}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          {copy.bank.refuse}
        </Button>
        <Button pending={answer.isPending} pendingLabel={payment.pending} onClick={() => answer.mutate(true)}>
          {copy.bank.approve}
        </Button>
      </div>
    </div>
  )
}
