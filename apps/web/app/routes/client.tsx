import { analysisOfOption } from '@riflesso/consultation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { fullAnalysisQuery } from '~/features/archive/api/full-analysis.ts'
import { detailSwatch } from '~/features/archive/model/swatch.ts'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'
import { clientCardQuery } from '~/features/clients/api/client-card.ts'
import { ClientCardPage } from '~/features/clients/card/client-card-page.tsx'
import { usePaperCards } from '~/features/paper-cards/components/use-paper-cards.tsx'
import { CalendarButton } from '~/salon/appointments/calendar-button.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'
import { ArchivedAnalysis, useOpenedAnalysis } from './archived-analysis.tsx'
import { ColourMemory } from './colour-memory.tsx'

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
        renderRepeat={({ id, colorName, chosenOption }) => (
          <>
            <BowlLink
              analysisId={id}
              option={chosenOption ?? 'equilibrata'}
              look="secondary"
              label={clientCardsCopy.repeat(shadeIn(colorName))}
            />
            <NextDates analysisId={id} />
          </>
        )}
        others={paperCards.entries}
        action={paperCards.action}
        onOpen={opened.open}
      />
      {/* Product ruling: never on the client's page. */}
      <ArchivedAnalysis opened={opened} showsFoundPictures={false} />
      <ColourMemory />
    </AppFrame>
  )
}

/** The next appointments of the last analysis, once it has loaded. */
function NextDates({ analysisId }: { readonly analysisId: string }) {
  const { companyName } = useCurrentUser()
  const { data } = useQuery(fullAnalysisQuery(analysisId))
  if (!data) return null
  const { chair } = analysisOfOption(data.analysis, data.chosenOption ?? 'equilibrata')
  return (
    <CalendarButton
      appointments={chair?.appointments ?? []}
      date={new Date(data.analysisDate)}
      salonName={companyName ?? ''}
    />
  )
}
