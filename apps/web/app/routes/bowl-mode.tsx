import { analysisOfOption } from '@riflesso/consultation'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { fullAnalysisQuery } from '~/features/analysis/archive/full-analysis.ts'
import { BowlAlarm } from '~/features/bowl/components/bowl-alarm.tsx'
import { BurnNotes } from '~/features/bowl/components/burn-notes.tsx'
import { bowlIn, bowlSearch } from '~/features/bowl/model/bowl-address.ts'
import { openBowlPhase } from '~/features/bowl/model/bowl-store.ts'
import { useHasServicesToSend } from '~/offline/services-to-send.ts'
import { paths } from '~/paths.ts'

/** Loaded when a bowl is opened, or while a closed service is queued. */
const BowlOverlay = lazy(() => import('./bowl-overlay.tsx'))
const WaitingServices = lazy(() => import('~/features/shelf/weighing/waiting-services.tsx'))

/** 'Modalità ciotola' as an overlay of every page, controlled by the URL; its timers ring on all pages. */
export function BowlMode() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const isAnyWaiting = useHasServicesToSend(useCurrentUser().salonId)
  const bowl = bowlIn(params)
  const query = useQuery(fullAnalysisQuery(bowl?.analysisId ?? null))
  const option = bowl?.option ?? query.data?.chosenOption ?? 'equilibrata'
  const close = () => setParams((before) => bowlSearch(before, null), { preventScrollReset: true, replace: true })
  return (
    <>
      {isAnyWaiting ? (
        <Suspense>
          <WaitingServices />
        </Suspense>
      ) : null}
      <BurnNotes />
      <BowlAlarm
        opened={bowl !== null}
        onOpen={(analysisId, phase) => {
          openBowlPhase(analysisId, phase)
          setParams((before) => bowlSearch(before, { analysisId, option: null }), { preventScrollReset: true })
        }}
      />
      {bowl ? (
        <Suspense>
          <BowlOverlay
            key={bowl.analysisId}
            analysisId={bowl.analysisId}
            option={option}
            analysis={query.data ? analysisOfOption(query.data.analysis, option) : null}
            clientId={query.data?.clientId ?? null}
            safetyToday={query.data?.safetyToday ?? null}
            asked={query.data?.asked ?? null}
            failure={query.isError ? messageOf(query.error) : null}
            onRetry={() => void query.refetch()}
            onClose={close}
            // Without a connection its page may not load: the outcome is asked for when the analysis is opened again.
            onOutcome={() =>
              navigator.onLine ? void navigate(paths.outcomeOf(bowl.analysisId), { replace: true }) : close()
            }
          />
        </Suspense>
      ) : null}
    </>
  )
}
