import { SubscribePage } from '~/billing/checkout/subscribe-page.tsx'
import { billingCopy } from '~/copy/account/billing.ts'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${billingCopy.subscribe.page} · Riflesso` }]

export default function SubscribeRoute() {
  return (
    <AppFrame titled>
      <SubscribePage />
    </AppFrame>
  )
}
