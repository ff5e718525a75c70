import { salonCopy } from '~/copy/account/salon.ts'
import { SalonPage } from '~/features/salon/salon-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${salonCopy.page} · Riflesso` }]

export default function SalonRoute() {
  return (
    <AppFrame titled>
      <SalonPage />
    </AppFrame>
  )
}
