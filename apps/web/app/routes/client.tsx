import { useParams } from 'react-router'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { detailSwatch } from '~/features/archive/model/swatch.ts'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'
import { ClientCardPage } from '~/features/clients/card/client-card-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'
import { ArchivedAnalysis, useOpenedAnalysis } from './archived-analysis.tsx'
import { ColourMemory } from './colour-memory.tsx'

export const meta = () => [{ title: `${clientListsCopy.page} · Riflesso` }]

/** Extracts the code from the name of a shade: '7.44' from 'Biondo ramato 7.44'. */
const shadeIn = (colorName: string): string => /\d+[.,/]\d+/.exec(colorName)?.[0] ?? colorName

export default function ClientRoute() {
  const { clientId = '' } = useParams()
  const opened = useOpenedAnalysis()
  return (
    <AppFrame titled>
      <ClientCardPage
        key={clientId}
        id={clientId}
        coloursOf={detailSwatch}
        renderRepeat={({ id, colorName, chosenOption }) => (
          <BowlLink
            analysisId={id}
            option={chosenOption ?? 'equilibrata'}
            look="secondary"
            label={clientCardsCopy.repeat(shadeIn(colorName))}
          />
        )}
        onOpen={opened.open}
      />
      {/* Product ruling: never on the client's page. */}
      <ArchivedAnalysis opened={opened} showsFoundPictures={false} />
      <ColourMemory />
    </AppFrame>
  )
}
