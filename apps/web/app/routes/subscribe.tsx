import { billingCopy } from '~/copy/billing.ts'
import { SubscribePage } from '~/features/billing/subscribe-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${billingCopy.subscribe.page} · Riflesso` }]

export default function SubscribeRoute() {
  return (
    <AppFrame titled>
      <SubscribePage />
    </AppFrame>
  )
}
