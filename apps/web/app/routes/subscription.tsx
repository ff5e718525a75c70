import { billingCopy } from '~/copy/billing.ts'
import { SubscriptionPage } from '~/features/billing/subscription-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${billingCopy.subscription.page} · Riflesso` }]

export default function SubscriptionRoute() {
  return (
    <AppFrame titled>
      <SubscriptionPage />
    </AppFrame>
  )
}
