import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshPlan } from '~/billing/queries.ts'
import { useReturnedPayment } from '~/billing/use-returned-payment.ts'
import { analysisCopy } from '~/copy/analysis.ts'
import { AnalysisScreen } from '~/features/analysis/components/analysis-screen.tsx'
import { recentAnalysesKey } from '~/features/archive/api/recent-analyses.ts'
import { RecentAnalyses } from '~/features/archive/components/recent-analyses.tsx'
import { ClientDialog } from '~/features/clients/components/client-dialog.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'
import { ArchivedAnalysis, rememberOption, useOpenedAnalysis } from './archived-analysis.tsx'

export const meta = () => [{ title: `${analysisCopy.page} · Riflesso` }]

export default function AppRoute() {
  const queryClient = useQueryClient()
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
        onSettled={refresh}
        onOptionChosen={(id, option) => rememberOption(queryClient, id, option)}
        onReset={() => setAttempt(attempt + 1)}
      />
      <RecentAnalyses onOpen={opened.open} />
      <ArchivedAnalysis opened={opened} />
    </AppFrame>
  )
}
