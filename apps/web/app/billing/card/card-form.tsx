import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { billingCopy } from '~/copy/account/billing.ts'
import { ErrorState, Skeleton } from '~/ui/state.tsx'
import { paymentSettingsQuery } from '../queries.ts'
import { CARD_FORM_HEIGHT, type CardFormProps } from './card-form-props.ts'
import { DemonstrationCardForm } from './demonstration-card-form.tsx'

/** Loaded on demand, because it loads Stripe's script from Stripe's host. */
const StripeCardForm = lazy(() => import('./stripe-card-form.tsx'))

/** Card form of the configured payment provider. */
export function CardForm(props: CardFormProps) {
  const settings = useQuery(paymentSettingsQuery)
  if (settings.isError)
    return <ErrorState title={billingCopy.payment.formFailed} onRetry={() => void settings.refetch()} />
  if (!settings.data) return <Skeleton height={CARD_FORM_HEIGHT} />
  const { provider, publishableKey } = settings.data
  if (provider === 'stripe' && publishableKey !== null)
    return (
      <Suspense fallback={<Skeleton height={CARD_FORM_HEIGHT} />}>
        <StripeCardForm {...props} publishableKey={publishableKey} />
      </Suspense>
    )
  return <DemonstrationCardForm {...props} />
}
