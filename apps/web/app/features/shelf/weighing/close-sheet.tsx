import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { weighingCopy } from '~/copy/shelf/weighing.ts'
import { authorName } from '~/format/author-name.ts'
import { shortDateTime } from '~/format/dates.ts'
import { decimal } from '~/format/numbers.ts'
import { newKey } from '~/new-key.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Facts } from '~/ui/panel.tsx'
import { Notice } from '~/ui/state.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { refreshServices, serviceQuery } from '../api/service.ts'
import { shelfQuery } from '../api/shelf.ts'
import { productTitle, unitOf } from '../model/product-words.ts'
import { serviceBodyOf, takenGrams, type Weighing } from '../model/weighing.ts'
import { closeOnce } from './service-outbox.ts'
import { dropWeighing, useWeighing } from './weighing-store.ts'

const { close: copy } = weighingCopy

type Props = {
  readonly opened: boolean
  readonly analysisId: string
  readonly onClose: () => void
  /** Called once the service is closed or deliberately left open. */
  readonly onDone: () => void
}

/** Closes the service at the end of the bowl mode: takes the weighed products from the stock, once. */
export function CloseSheet({ opened, analysisId, onClose, onDone }: Props) {
  const weighing = useWeighing(analysisId)
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title} size="lg" sheet withinPortal={false}>
      {opened && weighing ? <Closing weighing={weighing} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  )
}

type ClosingProps = Pick<Props, 'onClose' | 'onDone'> & { readonly weighing: Weighing }

function Closing({ weighing, onClose, onDone }: ClosingProps) {
  const { analysisId } = weighing
  const queryClient = useQueryClient()
  const { salonId } = useCurrentUser()
  const service = useQuery(serviceQuery(analysisId))
  const closed = service.data ?? null
  // One idempotency key for this closing.
  const [key] = useState(newKey)
  const closing = useMutation({
    mutationFn: () =>
      closeOnce({
        salonId,
        analysisId,
        body: serviceBodyOf(weighing, { key, replaces: closed?.key ?? null, at: new Date() }),
      }),
    onSuccess: async (confirmed) => {
      if (confirmed === null) toast.info({ title: copy.later, text: copy.laterText, stays: true })
      else {
        dropWeighing(analysisId)
        toast.success({ title: copy.done, text: copy.doneText, stays: true })
      }
      onDone()
      await refreshServices(queryClient)
    },
    onError: async (error) => {
      toast.error({ title: copy.failed, text: messageOf(error), stays: true })
      await service.refetch()
    },
  })
  return (
    <>
      <p className="text-muted text-sm">{closed ? copy.correctLead : copy.lead}</p>
      {closed ? (
        <Notice
          tone="warning"
          title={copy.already(shortDateTime(new Date(closed.weighedAt)), authorName(closed.author))}
        >
          {copy.alreadyText}
        </Notice>
      ) : null}
      <Taken weighing={weighing} />
      <div className="flex flex-wrap justify-end gap-3">
        {/* What was weighed is kept for a day, to be closed later. */}
        <Button look="plain" size="lg" onClick={onDone}>
          {copy.no}
        </Button>
        <Button look="secondary" size="lg" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button
          size="lg"
          disabled={service.isPending}
          pending={closing.isPending}
          pendingLabel={copy.pending}
          onClick={() => closing.mutate()}
        >
          {closed ? copy.correct : copy.yes}
        </Button>
      </div>
    </>
  )
}

/** Grams that closing takes from the shelf, and the waste. */
function Taken({ weighing }: { readonly weighing: Weighing }) {
  const shelf = useQuery(shelfQuery).data
  const facts = [...takenGrams(weighing)].flatMap(([id, grams]): (readonly [string, string])[] => {
    const product = shelf?.products.find((each) => each.id === id)
    const line = shelf?.lines.find((each) => each.id === product?.lineId)
    return product && line ? [[productTitle(product), `${decimal(grams)}\u00a0${unitOf(line.class)}`]] : []
  })
  const left = weighing.bowls.reduce((sum, bowl) => sum + (bowl.left ?? 0), 0)
  return <Facts facts={left === 0 ? facts : [...facts, [copy.left, `${decimal(left)}\u00a0g`]]} />
}
