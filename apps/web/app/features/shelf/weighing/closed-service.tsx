import { reopenService, type ShelfService } from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '~/api/client.ts'
import { weighingCopy } from '~/copy/shelf/weighing.ts'
import { authorName } from '~/format/author-name.ts'
import { shortDateTime } from '~/format/dates.ts'
import { decimal, euro } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { refreshServices, serviceQuery } from '../api/service.ts'
import { useWaitingServices, withdraw } from './service-outbox.ts'

const { service: copy } = weighingCopy

/** The closed service of an analysis; reopening it puts the weighed products back on the shelf. */
export function ClosedService({ analysisId }: { readonly analysisId: string }) {
  const queryClient = useQueryClient()
  const waiting = useWaitingServices().find((each) => each.analysisId === analysisId)
  const service = useQuery(serviceQuery(analysisId)).data ?? null
  const reopening = useApiMutation({
    mutationFn: (key: string) => call(reopenService, { params: { id: analysisId, key } }),
    done: copy.undone,
    failed: copy.undoFailed,
    onSettled: () => refreshServices(queryClient),
  })
  if (waiting)
    return (
      <Notice tone="info" title={copy.waiting}>
        <Button look="plain" size="sm" onClick={() => withdraw(waiting.body.key)}>
          {copy.withdraw}
        </Button>
      </Notice>
    )
  if (service === null) return null
  return (
    <Notice tone="ok" title={copy.closed(shortDateTime(new Date(service.weighedAt)), authorName(service.author))}>
      <p>{factsOf(service)}</p>
      <Button look="plain" size="sm" pending={reopening.isPending} onClick={() => reopening.mutate(service.key)}>
        {copy.undo}
      </Button>
    </Notice>
  )
}

/** 'Pesati 96 g, buttati 4 g · 4,12 €'. */
const factsOf = ({ bowls, productCents }: ShelfService): string =>
  copy.facts(
    decimal(bowls.flatMap(({ parts }) => parts).reduce((sum, { grams }) => sum + grams, 0)),
    decimal(bowls.reduce((sum, { left }) => sum + (left ?? 0), 0)),
    euro(productCents / 100),
  )
