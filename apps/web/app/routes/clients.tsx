import { clientListsCopy } from '~/copy/client-lists.ts'
import { detailSwatch } from '~/features/archive/model/swatch.ts'
import { ClientListPage } from '~/features/clients/components/client-list-page.tsx'
import { useCurrentUser } from '~/session/use-current-user.ts'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${clientListsCopy.page} · Riflesso` }]

export default function ClientsRoute() {
  const { role } = useCurrentUser()
  return (
    <AppFrame titled>
      <ClientListPage owner={role === 'master'} coloursOf={detailSwatch} />
    </AppFrame>
  )
}
