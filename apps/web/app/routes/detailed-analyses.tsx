import { detailedCopy } from '~/copy/analysis/detailed.ts'
import { DetailedPage } from '~/features/analysis/archive/components/detailed-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${detailedCopy.page} · Riflesso` }]

export default function DetailedAnalysesRoute() {
  return (
    <AppFrame titled>
      <DetailedPage />
    </AppFrame>
  )
}
