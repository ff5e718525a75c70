import { deletePaperCard, type PaperCard } from '@riflesso/contract'
import { IconNote } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { paperCardsCopy as copy } from '~/copy/paper-cards.ts'
import { authorName } from '~/format/author-name.ts'
import { longDate } from '~/format/dates.ts'
import { Button } from '~/ui/button/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import layout from '~/ui/layout.module.css'
import texts from '~/ui/text.module.css'
import { toast } from '~/ui/toast/toast.ts'
import { useApiMutation } from '~/ui/toast/use-api-mutation.ts'
import { cardPhotoAddress, paperCardsQuery, removePaperCard } from '../paper-cards.ts'
import styles from './paper-cards.module.css'

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
    <article className={styles.entry} aria-label={copy.label(date)}>
      <CardPhoto card={card} date={date} />
      <div className={styles.words}>
        <p className={texts.note}>{[date, copy.card, ...(author === null ? [] : [author])].join(' · ')}</p>
        <p className={styles.formula}>{card.formula}</p>
        <div className={layout.wrap}>
          <Button look="plain" size="lg" onClick={onEdit}>
            {copy.edit}
          </Button>
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
      <span className={styles.icon}>
        <IconNote size="1.75rem" stroke={1.5} aria-hidden />
      </span>
    )
  const src = cardPhotoAddress(card.id)
  return (
    <>
      <button className={styles.thumb} type="button" aria-label={copy.openPhoto} onClick={() => setOpened(true)}>
        <img src={src} alt={copy.photoAlt(date)} onError={() => setGone(true)} />
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={copy.label(date)} size="56rem">
        <div className={styles.beside}>
          <img className={styles.large} src={src} alt={copy.photoAlt(date)} />
          <p className={styles.formula}>{card.formula}</p>
        </div>
      </Dialog>
    </>
  )
}

/** Deletes a card after a confirmation; hidden without the right to do it. */
function DeleteCard({ clientId, id }: { readonly clientId: string; readonly id: string }) {
  const queryClient = useQueryClient()
  const mayDelete = useMayCall(deletePaperCard)
  const [asked, setAsked] = useState(false)
  const removal = useApiMutation({
    mutationFn: () => removePaperCard(id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: paperCardsQuery(clientId).queryKey })
      toast.success({ title: copy.removal.done })
    },
    failed: copy.removal.failed,
    onSettled: () => setAsked(false),
  })
  if (!mayDelete) return null
  return (
    <>
      <Button look="plain" size="lg" onClick={() => setAsked(true)}>
        {copy.remove}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={copy.removal.title}
        text={copy.removal.text}
        yes={copy.removal.yes}
        no={copy.removal.no}
        pending={removal.isPending}
        pendingLabel={copy.removal.pending}
        onYes={() => removal.mutate()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
