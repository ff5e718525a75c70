import { SubscriptionPage } from '~/billing/subscription/subscription-page.tsx'
import { billingCopy } from '~/copy/account/billing.ts'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${billingCopy.subscription.page} · Riflesso` }]

export default function SubscriptionRoute() {
  return (
    <AppFrame titled>
      <SubscriptionPage />
    </AppFrame>
  )
}
