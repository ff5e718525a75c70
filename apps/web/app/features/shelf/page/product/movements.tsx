import { type StockProduct, undoBooking } from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/client.ts'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { authorName } from '~/format/author-name.ts'
import { shortDateTime } from '~/format/dates.ts'
import { Button } from '~/ui/button.tsx'
import { Row, Rows } from '~/ui/rows.tsx'
import { Loaded } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { movementsQuery, refreshShelf } from '../../api/shelf.ts'

const { product: copy } = shelfCopy

/** The changes of a product's stock, loaded on demand; deliveries and counts can be undone. */
export function Movements({ product }: { readonly product: StockProduct }) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <MovementList product={product} />
  ) : (
    <div>
      <Button look="plain" size="sm" onClick={() => setIsOpen(true)}>
        {copy.movements}
      </Button>
    </div>
  )
}

const signed = new Intl.NumberFormat('it-IT', { signDisplay: 'exceptZero' })

function MovementList({ product }: { readonly product: StockProduct }) {
  const queryClient = useQueryClient()
  const query = useQuery(movementsQuery(product.id))
  const undoing = useApiMutation({
    mutationFn: (id: string) => call(undoBooking, { params: { id } }),
    onSuccess: () => refreshShelf(queryClient),
    failed: copy.failed,
  })
  return (
    <Loaded query={query}>
      {(movements) =>
        movements.length === 0 ? (
          <p className="text-muted text-sm">{copy.noMovements}</p>
        ) : (
          <Rows label={copy.movements}>
            {movements.map(({ bookingId, kind, pieces, openedGrams, author, at, isUndone }) => {
              const change = copy.change(
                pieces === 0 ? '' : copy.piecesChange(signed.format(pieces)),
                openedGrams === 0 ? '' : `${signed.format(openedGrams)}\u00a0g`,
              )
              const name = `${copy.kinds[kind]}: ${change}`
              return (
                <Row
                  key={`${bookingId} ${kind}`}
                  name={isUndone ? `${name} (${copy.undone})` : name}
                  lines={[[shortDateTime(new Date(at)), authorName(author)].filter(Boolean).join(' · ')]}
                >
                  {!isUndone && (kind === 'delivery' || kind === 'count') ? (
                    <Button
                      look="plain"
                      size="sm"
                      aria-label={copy.undoLabel(name)}
                      disabled={undoing.isPending}
                      onClick={() => undoing.mutate(bookingId)}
                    >
                      {copy.undo}
                    </Button>
                  ) : null}
                </Row>
              )
            })}
          </Rows>
        )
      }
    </Loaded>
  )
}
