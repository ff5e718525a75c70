import { analysisOfOption } from '@riflesso/consultation'
import { isForbidden, type TimelineEntry } from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { DetailOverlay } from '~/features/analysis/archive/components/detail-overlay.tsx'
import { fullAnalysisQuery } from '~/features/analysis/archive/full-analysis.ts'
import { useOpenedAnalysis } from '~/features/analysis/archive/model/opened-analysis.ts'
import { detailSwatch } from '~/features/analysis/archive/model/swatch.ts'
import { CalendarButton } from '~/features/analysis/share/calendar-button.tsx'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'
import { ForbiddenToday } from '~/features/bowl/components/forbidden-today.tsx'
import { ClientCardPage } from '~/features/clients/card/client-card-page.tsx'
import { clientCardQuery } from '~/features/clients/client-card.ts'
import { usePaperCards } from '~/features/paper-cards/components/use-paper-cards.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${clientListsCopy.page} · Riflesso` }]

/** Extracts the code from the name of a shade: '7.44' from 'Biondo ramato 7.44'. */
const shadeIn = (colorName: string): string => /\d+[.,/]\d+/.exec(colorName)?.[0] ?? colorName

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
        renderRepeat={(last) => <Repeat last={last} />}
        others={paperCards.entries}
        action={paperCards.action}
        onOpen={opened.open}
      />
      {/* Product ruling: never on the client's page. */}
      <DetailOverlay opened={opened} showsFoundPictures={false} />
    </AppFrame>
  )
}

/** The last formula again and, once it has loaded, its next appointments; the reason, if the card forbids it today. */
function Repeat({ last: { id, colorName, chosenOption } }: { readonly last: TimelineEntry }) {
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
      <BowlLink analysisId={id} option={option} look="secondary" label={clientCardsCopy.repeat(shadeIn(colorName))} />
      {shown ? <CalendarButton analysisId={id} analysis={shown} date={new Date(data.analysisDate)} /> : null}
    </>
  )
}
