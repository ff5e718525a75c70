import { deletePaperCard, type PaperCard, paperCardPhoto } from '@riflesso/contract'
import { IconNote } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf, call } from '~/api/client.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { paperCardsCopy as copy } from '~/copy/paper-cards.ts'
import { authorName } from '~/format/author-name.ts'
import { longDate } from '~/format/dates.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { ConfirmButton } from '~/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { paperCardsQuery } from '../paper-cards.ts'

/** The day of a card as a local date. */
export const dayOfCard = ({ servedOn }: PaperCard): Date => new Date(`${servedOn}T00:00`)

type Props = {
  readonly clientId: string
  readonly card: PaperCard
  readonly onEdit: () => void
}

/** A paper card on the timeline of its client: the photo beside the typed formula. */
export function PaperCardEntry({ clientId, card, onEdit }: Props) {
  const date = longDate(dayOfCard(card))
  const author = authorName(card.author)
  return (
    <article
      className="grid items-start py-2.5 px-3 gap-4 grid-cols-[auto_minmax(0,1fr)]"
      aria-label={copy.label(date)}
    >
      <CardPhoto card={card} date={date} />
      <div className="grid gap-0.5 justify-items-start">
        <p className="text-muted text-sm">{[date, copy.card, ...(author === null ? [] : [author])].join(' · ')}</p>
        <p className="wrap-anywhere whitespace-pre-line">{card.formula}</p>
        <div className="flex flex-wrap gap-2">
          <Button look="plain" size="lg" onClick={onEdit}>
            {copy.edit}
          </Button>
          <ButtonLink look="plain" size="lg" to={paths.ownFormula(clientId)} state={{ text: card.formula }}>
            {copy.use}
          </ButtonLink>
          <DeleteCard clientId={clientId} id={card.id} />
        </div>
      </div>
    </article>
  )
}

/** The photo, larger on a tap; an icon without one, and if it does not load. */
function CardPhoto({ card, date }: { readonly card: PaperCard; readonly date: string }) {
  const [gone, setGone] = useState(false)
  const [opened, setOpened] = useState(false)
  if (!card.hasPhoto || gone)
    return (
      <span className="grid overflow-hidden size-16 p-0 border border-line rounded-field bg-sunken text-muted place-items-center">
        <IconNote size="1.75rem" stroke={1.5} aria-hidden />
      </span>
    )
  const src = addressOf(paperCardPhoto, { params: { id: card.id } })
  return (
    <>
      <button
        className="grid overflow-hidden size-16 p-0 border border-line rounded-field bg-sunken text-muted place-items-center cursor-zoom-in [&_img]:size-full [&_img]:object-cover"
        type="button"
        aria-label={copy.openPhoto}
        onClick={() => setOpened(true)}
      >
        <img src={src} alt={copy.photoAlt(date)} onError={() => setGone(true)} />
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={copy.label(date)} size="56rem">
        <div className="grid items-start gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <img className="w-full max-h-[80vh] rounded-picture object-contain" src={src} alt={copy.photoAlt(date)} />
          <p className="wrap-anywhere whitespace-pre-line">{card.formula}</p>
        </div>
      </Dialog>
    </>
  )
}

function DeleteCard({ clientId, id }: { readonly clientId: string; readonly id: string }) {
  const queryClient = useQueryClient()
  const mayDelete = useMayCall(deletePaperCard)
  const removal = useApiMutation({
    mutationFn: () => call(deletePaperCard, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: paperCardsQuery(clientId).queryKey }),
    done: { title: copy.removal.done },
    failed: copy.removal.failed,
  })
  if (!mayDelete) return null
  return (
    <ConfirmButton look="plain" size="lg" copy={copy.removal} request={removal}>
      {copy.remove}
    </ConfirmButton>
  )
}
