import type { FoundImage } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { refreshPlan } from '~/billing/queries.ts'
import { useReturnedPayment } from '~/billing/use-returned-payment.ts'
import { analysisCopy } from '~/copy/analysis.ts'
import { AnalysisScreen } from '~/features/analysis/components/analysis-screen.tsx'
import type { PhotoOrigin } from '~/features/analysis/model/draft.ts'
import { recentAnalysesKey } from '~/features/archive/api/recent-analyses.ts'
import { RecentAnalyses } from '~/features/archive/components/recent-analyses.tsx'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'
import { ClientDialog } from '~/features/clients/components/client-dialog.tsx'
import { ImageSearchDialog } from '~/features/image-search/components/image-search-dialog.tsx'
import { OpenLabel } from '~/features/image-search/components/open-label.tsx'
import { useUserIfKnown } from '~/session/use-current-user.ts'
import { AppFrame } from '~/shell/app-frame.tsx'
import { ArchivedAnalysis, rememberOption, useOpenedAnalysis } from './archived-analysis.tsx'

export const meta = () => [
  { title: `${analysisCopy.page} · Riflesso` },
  { name: 'description', content: analysisCopy.panel.intro },
]

export default function AppRoute() {
  const queryClient = useQueryClient()
  const known = useUserIfKnown() !== null
  useReturnedPayment()
  const opened = useOpenedAnalysis()
  const [attempt, setAttempt] = useState(0)

  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: recentAnalysesKey })
    void refreshPlan(queryClient)
  }

  return (
    <AppFrame>
      <AnalysisScreen
        renderClientStep={(step) => <ClientDialog key={attempt} {...step} />}
        pictureSearch={{
          label: <OpenLabel />,
          render: ({ onPick, ...step }) => (
            <ImageSearchDialog {...step} onPick={(file, image) => onPick(file, originOf(image))} />
          ),
        }}
        onSettled={refresh}
        onOptionChosen={(id, option) => rememberOption(queryClient, id, option)}
        onReset={() => setAttempt(attempt + 1)}
        renderBowl={(id, option) => <BowlLink analysisId={id} option={option} fullWidth />}
      >
        {/* Comes to life by itself, as every part of the screen. */}
        <Suspense>
          <RecentAnalyses onOpen={opened.open} />
        </Suspense>
      </AnalysisScreen>
      {known ? <ArchivedAnalysis opened={opened} showsFoundPictures /> : null}
    </AppFrame>
  )
}

const originOf = ({ credit }: FoundImage): PhotoOrigin => (credit ? { kind: 'web', credit } : { kind: 'gallery' })
