import type { OptionId } from '@riflesso/colorimetry'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { analysisCopy } from '~/copy/analysis.ts'
import { AnalysisScreen } from '~/features/analysis/components/analysis-screen.tsx'
import { ArchivedDetails } from '~/features/analysis/components/archived-details.tsx'
import { ExportButton } from '~/features/analysis/components/export-button.tsx'
import { OptionChoice } from '~/features/analysis/components/option-choice.tsx'
import { fullAnalysisQuery } from '~/features/archive/api/full-analysis.ts'
import { recentAnalysesKey } from '~/features/archive/api/recent-analyses.ts'
import { DetailOverlay } from '~/features/archive/components/detail-overlay.tsx'
import { RecentAnalyses } from '~/features/archive/components/recent-analyses.tsx'
import { ClientDialog } from '~/features/clients/components/client-dialog.tsx'
import { currentUserQuery } from '~/session/current-user.ts'
import { AppFrame } from '~/shell/app-frame.tsx'
import { usageKey } from '~/shell/plan-control.tsx'

export const meta = () => [{ title: `${analysisCopy.page} · Riflesso` }]

/** Search parameter that holds the id of the open analysis: 'back' closes it, a reload opens it again. */
const OPENED = 'analisi'

export default function AppRoute() {
  const queryClient = useQueryClient()
  const [params, setParams] = useSearchParams()
  const [attempt, setAttempt] = useState(0)

  const refresh = () => {
    for (const queryKey of [recentAnalysesKey, currentUserQuery.queryKey, usageKey]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
  const choose = (id: string, chosenOption: OptionId) =>
    queryClient.setQueryData(fullAnalysisQuery(id).queryKey, (record) => record && { ...record, chosenOption })
  const open = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete(OPENED)
        else next.set(OPENED, id)
        return next
      },
      { preventScrollReset: true, replace: id === null },
    )

  return (
    <AppFrame>
      <AnalysisScreen
        renderClientStep={(step) => <ClientDialog key={attempt} {...step} />}
        onSettled={refresh}
        onOptionChosen={choose}
        onReset={() => setAttempt(attempt + 1)}
      />
      <RecentAnalyses onOpen={open} />
      <DetailOverlay
        id={params.get(OPENED)}
        onClose={() => open(null)}
        renderActions={(analysis) => <ExportButton analysis={analysis} />}
        renderOptions={({ id, analysis, chosenOption }) => (
          <OptionChoice
            analysisId={id}
            options={analysis.options}
            value={chosenOption ?? 'equilibrata'}
            onChange={(option) => choose(id, option)}
          />
        )}
        renderMore={(analysis) => <ArchivedDetails analysis={analysis} />}
      />
    </AppFrame>
  )
}
