import { useParams } from 'react-router'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { detailSwatch } from '~/features/archive/model/swatch.ts'
import { ClientCardPage } from '~/features/clients/components/client-card-page.tsx'
import { useCurrentUser } from '~/session/use-current-user.ts'
import { AppFrame } from '~/shell/app-frame.tsx'
import { ArchivedAnalysis, useOpenedAnalysis } from './archived-analysis.tsx'

export const meta = () => [{ title: `${clientListsCopy.page} · Riflesso` }]

export default function ClientRoute() {
  const { clientId = '' } = useParams()
  const { role } = useCurrentUser()
  const opened = useOpenedAnalysis()
  return (
    <AppFrame titled>
      <ClientCardPage
        key={clientId}
        id={clientId}
        owner={role === 'master'}
        coloursOf={detailSwatch}
        onOpen={opened.open}
      />
      {/* Product ruling: never on the client's page. */}
      <ArchivedAnalysis opened={opened} showsFoundPictures={false} />
    </AppFrame>
  )
}
