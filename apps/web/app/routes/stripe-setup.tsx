import { SetupPage } from '~/billing/setup-page.tsx'
import { billingCopy } from '~/copy/account/billing.ts'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${billingCopy.setup.page} · Riflesso` }]

export default function SetupRoute() {
  return (
    <AppFrame titled>
      <SetupPage />
    </AppFrame>
  )
}
