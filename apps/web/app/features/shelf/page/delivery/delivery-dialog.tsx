import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shelfListsCopy } from '~/copy/shelf/shelf-lists.ts'
import { euro } from '~/format/numbers.ts'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import styles from '~/ui/form/form.module.css'
import { Row, Rows } from '~/ui/rows.tsx'
import { Notice } from '~/ui/state/notice.tsx'
import texts from '~/ui/text.module.css'
import { refreshShelf, type Shelf, sendDelivery, undo } from '../../api/shelf.ts'
import { newBookingKey } from '../../model/booking-key.ts'
import { productTitle } from '../../model/product-words.ts'
import { useShelfChange } from '../use-shelf-change.ts'
import { DeliveryLineForm, type TypedDeliveryLine } from './delivery-line-form.tsx'

const { delivery: copy } = shelfListsCopy

type Props = { readonly opened: boolean; readonly shelf: Shelf; readonly onClose: () => void }

/** A delivery note, line by line, booked together. */
export function DeliveryDialog({ opened, shelf, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title} size="lg">
      {opened ? <Delivery shelf={shelf} onClose={onClose} /> : null}
    </Dialog>
  )
}

const piecesOf = (lines: readonly TypedDeliveryLine[]): number => lines.reduce((sum, { pieces }) => sum + pieces, 0)

/** Adds a line; a repeated product adds its pieces and takes the latest price. */
function withLine(lines: readonly TypedDeliveryLine[], line: TypedDeliveryLine): readonly TypedDeliveryLine[] {
  const before = lines.find(({ product }) => product.id === line.product.id)
  if (before === undefined) return [...lines, line]
  const together = { ...line, pieces: before.pieces + line.pieces, cents: line.cents ?? before.cents }
  return lines.map((each) => (each === before ? together : each))
}

function Delivery({ shelf, onClose }: Omit<Props, 'opened'>) {
  const queryClient = useQueryClient()
  const [lines, setLines] = useState<readonly TypedDeliveryLine[]>([])
  // The key stays the same for a retry, so that a delivery whose response was lost is not booked twice.
  const [key, setKey] = useState(newBookingKey)
  const { finish, failed } = useShelfChange(onClose, copy.failed)
  const booking = useMutation({
    mutationFn: () =>
      sendDelivery(
        key,
        lines.map(({ product, pieces, cents }) => ({
          productId: product.id,
          pieces,
          ...(cents === null ? {} : { packCents: cents }),
        })),
      ),
    onSuccess: () => refreshShelf(queryClient),
    onError: failed,
  })
  const undoing = useMutation({
    mutationFn: () => undo(key),
    onSuccess: () => finish(copy.done.undone),
    onError: failed,
  })
  const change = (next: readonly TypedDeliveryLine[]) => {
    setLines(next)
    setKey(newBookingKey())
  }
  if (booking.isSuccess)
    return (
      <>
        <Notice tone="ok" role="status" title={copy.done.title}>
          {copy.done.text(piecesOf(lines))}
        </Notice>
        <div className={styles.end}>
          <Button look="plain" pending={undoing.isPending} onClick={() => undoing.mutate()}>
            {copy.done.undo}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {copy.done.close}
          </Button>
        </div>
      </>
    )
  const cents = lines.reduce((sum, line) => sum + line.pieces * (line.cents ?? line.product.packCents ?? 0), 0)
  return (
    <>
      <p className={texts.note}>{copy.lead}</p>
      <DeliveryLineForm shelf={shelf} onAdd={(line) => change(withLine(lines, line))} />
      <section aria-label={copy.lines}>
        <p className={texts.strong}>{copy.lines}</p>
        {lines.length === 0 ? (
          <p className={texts.note}>{copy.none}</p>
        ) : (
          <>
            <Rows label={copy.lines}>
              {lines.map((line) => (
                <Row
                  key={line.product.id}
                  name={productTitle(line.product)}
                  lines={[
                    [copy.line(line.pieces), ...(line.cents === null ? [] : [euro(line.cents / 100)])].join(' · '),
                  ]}
                >
                  <Button
                    look="plain"
                    size="sm"
                    aria-label={copy.remove(productTitle(line.product))}
                    onClick={() => change(lines.filter((each) => each !== line))}
                  >
                    {copy.removeShort}
                  </Button>
                </Row>
              ))}
            </Rows>
            <p className={texts.strong} role="status">
              {copy.total(piecesOf(lines), euro(cents / 100))}
            </p>
          </>
        )}
      </section>
      <div className={styles.end}>
        <Button look="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button
          disabled={lines.length === 0}
          pending={booking.isPending}
          pendingLabel={copy.booking}
          onClick={() => booking.mutate()}
        >
          {copy.book}
        </Button>
      </div>
    </>
  )
}
