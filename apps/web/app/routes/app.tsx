import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { useReturnedPayment } from '~/billing/checkout/use-returned-payment.ts'
import { DetailsReminder } from '~/billing/subscription/details-reminder.tsx'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { AnalysisScreen } from '~/features/analysis/analysis-screen.tsx'
import { DetailOverlay } from '~/features/analysis/archive/components/detail-overlay.tsx'
import { RecentAnalyses } from '~/features/analysis/archive/components/recent-analyses.tsx'
import { useOpenedAnalysis } from '~/features/analysis/archive/model/opened-analysis.ts'
import { clientCardQuery } from '~/features/clients/client-card.ts'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [
  { title: `${analysisCopy.page} · Riflesso` },
  { name: 'description', content: analysisCopy.panel.intro },
]

export default function AppRoute() {
  const isSignedIn = useUserIfKnown() !== null
  const known = useClientOfAddress(isSignedIn)
  useReturnedPayment()
  const opened = useOpenedAnalysis()
  return (
    <AppFrame>
      {isSignedIn ? <DetailsReminder /> : null}
      <AnalysisScreen known={known}>
        {/* Hydrated separately, like every part of the screen. */}
        <Suspense>
          <RecentAnalyses onOpen={opened.open} />
        </Suspense>
      </AnalysisScreen>
      {isSignedIn ? <DetailOverlay opened={opened} showsFoundPictures /> : null}
    </AppFrame>
  )
}

/** Search parameter: id of the client of the next analysis. */
const CLIENT = 'cliente'

/** The client in the URL; null without one and while the card loads. */
function useClientOfAddress(isSignedIn: boolean) {
  const [params] = useSearchParams()
  const id = params.get(CLIENT)
  return useQuery({ ...clientCardQuery(id ?? ''), enabled: isSignedIn && id !== null }).data ?? null
}
