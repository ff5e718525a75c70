import { detailedCopy } from '~/copy/analysis/detailed.ts'
import { CompleteDialog } from '~/features/archive/components/complete-dialog.tsx'
import { DetailedPage } from '~/features/archive/components/detailed-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'
import { useArchivedParts, useOpenedAnalysis } from './archived-analysis.tsx'

export const meta = () => [{ title: `${detailedCopy.page} · Riflesso` }]

export default function DetailedAnalysesRoute() {
  const opened = useOpenedAnalysis()
  const parts = useArchivedParts(opened, true)
  return (
    <AppFrame titled>
      <DetailedPage
        onOpen={opened.open}
        renderOpened={(clientOf) => (
          <CompleteDialog
            id={opened.id}
            client={opened.id === null ? '' : clientOf(opened.id)}
            onClose={opened.close}
            parts={parts}
          />
        )}
      />
    </AppFrame>
  )
}
