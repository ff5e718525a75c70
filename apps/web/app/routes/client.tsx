import { analysisOfOption } from '@riflesso/consultation'
import { isForbidden, type TimelineEntry } from '@riflesso/contract'
import { IconRepeat } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { ownFormulaCopy } from '~/copy/own-formula.ts'
import { DetailOverlay } from '~/features/analysis/archive/components/detail-overlay.tsx'
import { fullAnalysisQuery } from '~/features/analysis/archive/full-analysis.ts'
import { useOpenedAnalysis } from '~/features/analysis/archive/model/opened-analysis.ts'
import { detailSwatch } from '~/features/analysis/archive/model/swatch.ts'
import { CalendarButton } from '~/features/analysis/share/calendar-button.tsx'
import { ForbiddenToday } from '~/features/bowl/components/forbidden-today.tsx'
import { ClientCardPage } from '~/features/clients/card/client-card-page.tsx'
import { clientCardQuery } from '~/features/clients/client-card.ts'
import { usePaperCards } from '~/features/paper-cards/components/use-paper-cards.tsx'
import { PrevisitSection } from '~/features/previsit/previsit-section.tsx'
import { paths } from '~/paths.ts'
import { AppFrame } from '~/shell/app-frame.tsx'
import { ButtonLink } from '~/ui/button.tsx'

export const meta = () => [{ title: `${clientListsCopy.page} · Riflesso` }]

export default function ClientRoute() {
  const { clientId = '' } = useParams()
  const opened = useOpenedAnalysis()
  const queryClient = useQueryClient()
  const card = useQuery(clientCardQuery(clientId)).data
  const paperCards = usePaperCards(clientId, card?.agreed.photos === true, () => {
    void queryClient.invalidateQueries({ queryKey: clientCardQuery(clientId).queryKey })
  })
  return (
    <AppFrame titled>
      <ClientCardPage
        key={clientId}
        id={clientId}
        coloursOf={detailSwatch}
        renderRepeat={(last) => <Repeat clientId={clientId} last={last} />}
        renderQuestions={(shown) => <PrevisitSection card={shown} />}
        others={paperCards.entries}
        action={paperCards.action}
        onOpen={opened.open}
      />
      {/* Product ruling: never on the client's page. */}
      <DetailOverlay opened={opened} showsFoundPictures={false} />
    </AppFrame>
  )
}

/** The last formula to mix again and, once it has loaded, its next appointments; the reason, if the card forbids it today. */
type RepeatProps = { readonly clientId: string; readonly last: TimelineEntry }

function Repeat({ clientId, last: { id, chosenOption } }: RepeatProps) {
  const { data } = useQuery(fullAnalysisQuery(id))
  if (data && isForbidden(data.safetyToday))
    return (
      <div>
        <ForbiddenToday state={data.safetyToday} />
      </div>
    )
  const option = chosenOption ?? 'equilibrata'
  const shown = data && analysisOfOption(data.analysis, option)
  return (
    <>
      <ButtonLink look="secondary" size="lg" to={paths.repeatFormula(clientId)} icon={IconRepeat}>
        {ownFormulaCopy.repeat}
      </ButtonLink>
      {shown ? <CalendarButton analysisId={id} analysis={shown} date={new Date(data.analysisDate)} /> : null}
    </>
  )
}
