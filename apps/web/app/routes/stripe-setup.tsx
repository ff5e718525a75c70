import { billingCopy } from '~/copy/billing.ts'
import { SetupPage } from '~/features/billing/setup-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${billingCopy.setup.page} · Riflesso` }]

export default function SetupRoute() {
  return (
    <AppFrame titled>
      <SetupPage />
    </AppFrame>
  )
}
