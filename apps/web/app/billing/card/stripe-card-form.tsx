import { useComputedColorScheme } from '@mantine/core'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { billingCopy } from '~/copy/account/billing.ts'
import { paths } from '~/paths.ts'
import { dark, light } from '~/theme.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorState, Skeleton } from '~/ui/state.tsx'
import { CARD_FORM_HEIGHT, type CardFormProps } from './card-form-props.ts'

const { payment: copy } = billingCopy

type Props = CardFormProps & { readonly publishableKey: string }

/** Loads Stripe.js for a key; null until it has loaded. After a failure it can be retried. */
function useStripeScript(publishableKey: string) {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (hasFailed) return
    let isWanted = true
    loadStripe(publishableKey).then(
      (loaded) => isWanted && setStripe(loaded),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [publishableKey, hasFailed])
  return { stripe, hasFailed, retry: () => setFailed(false) }
}

/** Stripe's form is in an iframe that our styles do not reach. */
const appearanceOf = (scheme: 'light' | 'dark'): Appearance => {
  const { card, ink, muted, plum, danger } = scheme === 'dark' ? dark : light
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorBackground: card,
      colorText: ink,
      colorTextSecondary: muted,
      colorPrimary: plum,
      colorDanger: danger,
      borderRadius: '12px',
    },
  }
}

/** Stripe's Payment Element; the card number never reaches our server. */
export default function StripeCardForm({ publishableKey, clientSecret, ...ends }: Props) {
  const { stripe, hasFailed, retry } = useStripeScript(publishableKey)
  const scheme = useComputedColorScheme('light')
  if (hasFailed) return <ErrorState title={copy.formFailed} onRetry={retry} />
  if (stripe === null) return <Skeleton height={CARD_FORM_HEIGHT} />
  return (
    <Elements
      key={clientSecret}
      stripe={stripe}
      options={{ clientSecret, locale: 'it', appearance: appearanceOf(scheme) }}
    >
      <PaymentForm {...ends} />
    </Elements>
  )
}

function PaymentForm({ onPaid, onProcessing }: Pick<Props, 'onPaid' | 'onProcessing'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setReady] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isPending, setPending] = useState(false)
  const [declined, setDeclined] = useState<string | null>(null)
  const messageId = useId()

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements || isPending) return
    setPending(true)
    setDeclined(null)
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: `${window.location.origin}${paths.paid}` },
    })
    if (error) setDeclined(copy.declined(error.message ?? copy.failed))
    else if (paymentIntent?.status === 'succeeded') await onPaid()
    else onProcessing()
    setPending(false)
  }

  if (hasFailed) return <ErrorState title={copy.formFailed} />
  return (
    <form className="grid gap-4.5" onSubmit={(event) => void confirm(event)}>
      {/* The fields are in Stripe's iframe: the message describes their group. */}
      <fieldset
        className="grid min-w-0 p-0 border-0 m-0 gap-2"
        aria-label={copy.card}
        {...(declined && { 'aria-describedby': messageId })}
      >
        <PaymentElement
          onReady={() => setReady(true)}
          onLoadError={() => setFailed(true)}
          onChange={() => setDeclined(null)}
        />
        {declined === null ? null : (
          <p id={messageId} role="alert" className="mt-1.5 text-danger text-xs">
            {declined}
          </p>
        )}
      </fieldset>
      <Button type="submit" fullWidth disabled={!isReady} pending={isPending} pendingLabel={copy.pending}>
        {copy.submit}
      </Button>
    </form>
  )
}
