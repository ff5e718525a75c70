import type { FoundImage } from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { useReturnedPayment } from '~/billing/checkout/use-returned-payment.ts'
import { refreshPlan } from '~/billing/queries.ts'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { AnalysisScreen } from '~/features/analysis/analysis-screen.tsx'
import type { PhotoOrigin } from '~/features/analysis/model/draft.ts'
import { recentAnalysesKey } from '~/features/archive/api/recent-analyses.ts'
import { RecentAnalyses } from '~/features/archive/components/recent-analyses.tsx'
import { detailSwatch } from '~/features/archive/model/swatch.ts'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'
import { clientCardQuery } from '~/features/clients/api/client-card.ts'
import { ClientDialog } from '~/features/clients/choice/client-dialog.tsx'
import { ImageSearchDialog } from '~/features/image-search/components/image-search-dialog.tsx'
import { OpenLabel } from '~/features/image-search/components/open-label.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'
import {
  ArchivedAnalysis,
  rememberOption,
  rememberPlanned,
  showSibling,
  useOpenedAnalysis,
} from './archived-analysis.tsx'
import { FormulaInTubes } from './formula-in-tubes.tsx'

export const meta = () => [
  { title: `${analysisCopy.page} · Riflesso` },
  { name: 'description', content: analysisCopy.panel.intro },
]

export default function AppRoute() {
  const queryClient = useQueryClient()
  const isSignedIn = useUserIfKnown() !== null
  const { known, forget } = useClientOfAddress(isSignedIn)
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
        renderClientStep={(step) => (
          <ClientDialog key={`${attempt} ${known?.id}`} known={known} coloursOf={detailSwatch} {...step} />
        )}
        pictureSearch={{
          label: <OpenLabel />,
          render: ({ onPick, ...step }) => (
            <ImageSearchDialog {...step} onPick={(file, image) => onPick(file, originOf(image))} />
          ),
        }}
        onSettled={refresh}
        onOptionChosen={(id, option) => rememberOption(queryClient, id, option)}
        onSiblingShown={(id, question, sibling) => showSibling(queryClient, id, question, sibling)}
        onPlanned={(id, planned) => rememberPlanned(queryClient, id, planned)}
        onReset={() => {
          forget()
          setAttempt(attempt + 1)
        }}
        renderBowl={(id, option) => <BowlLink analysisId={id} option={option} fullWidth />}
        renderTubes={(id, option, analysis) => <FormulaInTubes analysisId={id} option={option} analysis={analysis} />}
      >
        {/* Hydrated separately, like every part of the screen. */}
        <Suspense>
          <RecentAnalyses onOpen={opened.open} />
        </Suspense>
      </AnalysisScreen>
      {isSignedIn ? <ArchivedAnalysis opened={opened} showsFoundPictures /> : null}
    </AppFrame>
  )
}

/** Search parameter: id of the client of the next analysis. */
const CLIENT = 'cliente'

/** The client in the URL; null without one and while the card loads. */
function useClientOfAddress(isSignedIn: boolean) {
  const [params, setParams] = useSearchParams()
  const id = params.get(CLIENT)
  const card = useQuery({ ...clientCardQuery(id ?? ''), enabled: isSignedIn && id !== null })
  const forget = () => {
    if (id === null) return
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete(CLIENT)
        return next
      },
      { replace: true },
    )
  }
  return { known: card.data ?? null, forget }
}

const originOf = ({ credit }: FoundImage): PhotoOrigin => (credit ? { kind: 'web', credit } : { kind: 'gallery' })
