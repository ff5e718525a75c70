import { clientListsCopy } from '~/copy/client-lists.ts'
import { detailSwatch } from '~/features/analysis/archive/model/swatch.ts'
import { ClientListPage } from '~/features/clients/list/client-list-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${clientListsCopy.page} · Riflesso` }]

export default function ClientsRoute() {
  return (
    <AppFrame titled>
      <ClientListPage coloursOf={detailSwatch} />
    </AppFrame>
  )
}
