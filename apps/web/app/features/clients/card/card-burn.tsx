import type { ClientCard } from '@riflesso/contract'
import { useState } from 'react'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { longDateTime } from '~/format/dates.ts'
import { personName } from '~/format/person-name.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { Notice } from '~/ui/state.tsx'
import { cardChanges, useCardChange } from '../client-card.ts'

const copy = clientCardsCopy.health.burn

type Props = {
  readonly clientId: string
  readonly burn: NonNullable<NonNullable<ClientCard['health']>['burn']>
}

/** The last time that a product burned, and whether the scalp is still closed for colour. */
export function CardBurn({ clientId, burn: { author, ...burn } }: Props) {
  const [asked, setAsked] = useState(false)
  const change = useCardChange()
  const reopen = () =>
    change.mutate(() => cardChanges.burn(clientId, { ...burn, soundAt: new Date().toISOString() }), {
      onSettled: () => setAsked(false),
    })
  const by = author && personName(author.firstName, author.lastName)
  return (
    <Notice
      tone={burn.soundAt === null ? 'danger' : 'info'}
      title={burn.soundAt === null ? copy.closed : copy.sound(longDateTime(new Date(burn.soundAt)))}
    >
      <p>
        {copy.when(longDateTime(new Date(burn.at)), by)}{' '}
        {burn.onHead.map(({ titolo, minutes }) => copy.onHead(titolo, minutes)).join(', ')}.
        {burn.sign === null ? '' : ` ${copy.seen(copy.signs[burn.sign])}`}
      </p>
      {burn.soundAt === null ? (
        <Button look="secondary" size="sm" onClick={() => setAsked(true)}>
          {copy.reopen}
        </Button>
      ) : null}
      <ConfirmDialog
        {...copy.confirm}
        opened={asked}
        isPending={change.isPending}
        onYes={reopen}
        onClose={() => setAsked(false)}
      />
    </Notice>
  )
}
