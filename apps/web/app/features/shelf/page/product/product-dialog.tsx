import { deleteStockProduct, type ShelfLine, type StockProduct, undoBooking } from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { authorName } from '~/format/author-name.ts'
import { shortDateTime } from '~/format/dates.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmButton } from '~/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Row, Rows } from '~/ui/rows.tsx'
import { Loaded } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { movementsQuery, refreshShelf, saveProduct } from '../../api/shelf.ts'
import { readProduct, typedProduct, type WrongField } from '../../model/product-form.ts'
import { productTitle } from '../../model/product-words.ts'
import { useShelfChange } from '../use-shelf-change.ts'
import { ProductFields } from './product-fields.tsx'

const { product: copy } = shelfCopy

type Opened = {
  readonly line: ShelfLine
  /** Null for a new product. */
  readonly product: StockProduct | null
}

type Props = {
  readonly opened: Opened | null
  readonly onClose: () => void
}

/** A product of a line: its fields, its stock, and the changes of the stock. */
export function ProductDialog({ opened, onClose }: Props) {
  const title = opened === null ? '' : opened.product ? productTitle(opened.product) : copy.newTitle(opened.line.name)
  return (
    <Dialog opened={opened !== null} onClose={onClose} title={title} size="lg">
      {opened === null ? null : <ProductForm key={opened.product?.id} {...opened} onClose={onClose} />}
    </Dialog>
  )
}

function ProductForm({ line, product, onClose }: Opened & Pick<Props, 'onClose'>) {
  const [typed, setTyped] = useState(() => typedProduct(product, line))
  const [wrong, setWrong] = useState<readonly WrongField[]>([])
  const finish = useShelfChange(onClose)
  const saving = useApiMutation({
    mutationFn: ({ values, stock }: Extract<ReturnType<typeof readProduct>, { wrong: null }>) =>
      saveProduct(product, values, stock),
    onSuccess: () => finish(copy.saved),
    failed: copy.failed,
  })
  const removing = useApiMutation({
    mutationFn: () => call(deleteStockProduct, { params: { id: product?.id ?? '' } }),
    onSuccess: () => finish(copy.removal.done),
    failed: copy.failed,
  })
  const save = () => {
    const read = readProduct(typed, line, product)
    setWrong(read.wrong ?? [])
    if (read.wrong === null) saving.mutate(read)
  }
  return (
    <form
      className="grid gap-4.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <ProductFields
        line={line}
        typed={typed}
        wrong={wrong}
        errors={fieldErrorsOf(saving.error)}
        onChange={(part) => setTyped({ ...typed, ...part })}
      />
      {product ? <Movements product={product} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        {product ? (
          <ConfirmButton look="plain" copy={copy.removal} request={removing}>
            {copy.remove}
          </ConfirmButton>
        ) : null}
        <Button look="secondary" onClick={onClose}>
          {shelfCopy.lineForm.cancel}
        </Button>
        <Button type="submit" pending={saving.isPending} pendingLabel={shelfCopy.lineForm.saving}>
          {shelfCopy.lineForm.save}
        </Button>
      </div>
    </form>
  )
}

/** The changes of a product's stock, loaded on demand; deliveries and counts can be undone. */
function Movements({ product }: { readonly product: StockProduct }) {
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
