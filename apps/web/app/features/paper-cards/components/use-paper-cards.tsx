import type { PaperCard } from '@riflesso/contract'
import { IconNote } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { paperCardsCopy as copy } from '~/copy/paper-cards.ts'
import { Button } from '~/ui/button.tsx'
import { paperCardsQuery } from '../paper-cards.ts'
import { PaperCardDialog } from './paper-card-dialog.tsx'
import { dayOfCard, PaperCardEntry } from './paper-card-entry.tsx'

type Parts = {
  readonly entries: readonly { readonly id: string; readonly date: Date; readonly content: ReactNode }[]
  readonly action: ReactNode
}

/** The paper cards of a client for the timeline of the card. */
export function usePaperCards(clientId: string, mayKeepPhoto: boolean, onConsent: () => void): Parts {
  const { data: cards = [] } = useQuery(paperCardsQuery(clientId))
  const [edited, setEdited] = useState<PaperCard | null>(null)
  const [opened, setOpened] = useState(false)
  const open = (card: PaperCard | null) => {
    setEdited(card)
    setOpened(true)
  }
  return {
    entries: cards.map((card) => ({
      id: card.id,
      date: dayOfCard(card),
      content: <PaperCardEntry clientId={clientId} card={card} onEdit={() => open(card)} />,
    })),
    action: (
      <>
        <Button look="secondary" size="md" icon={IconNote} onClick={() => open(null)}>
          {copy.add}
        </Button>
        <PaperCardDialog
          key={edited?.id ?? 'new'}
          clientId={clientId}
          card={edited}
          mayKeepPhoto={mayKeepPhoto}
          opened={opened}
          onClose={() => setOpened(false)}
          onConsent={onConsent}
        />
      </>
    ),
  }
}
