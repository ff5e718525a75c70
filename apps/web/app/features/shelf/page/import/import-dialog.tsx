import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { shelfListsCopy } from '~/copy/shelf/shelf-lists.ts'
import { euro } from '~/format/numbers.ts'
import { newKey } from '~/new-key.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ImportSteps } from '~/ui/import-steps.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { refreshShelf, type Shelf } from '../../api/shelf.ts'
import { type ImportPreview, previewList, saveList } from '../../api/shelf-import.ts'
import { className, hexOfShade, lineTitle, unitOf } from '../../model/product-words.ts'
import { ShadeDot } from '../../shade-dot.tsx'
import { emptyList, ListFields, listOf, type TypedList } from './list-fields.tsx'
import { type Answers, answersOf, UnreadCodes } from './unread-codes.tsx'

const { import: copy } = shelfListsCopy

type Props = {
  /** Whether the quantities arrived and are added to the stock; otherwise they are what was counted. */
  readonly isDelivery?: boolean
  readonly opened: boolean
  readonly shelf: Shelf
  readonly onClose: () => void
}

/** Imports a pasted list or a CSV: preview, questions about unreadable codes, then all or nothing. */
export function ImportDialog({ isDelivery = false, opened, shelf, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={isDelivery ? copy.delivery : copy.title} size="xl">
      {opened ? <Import isDelivery={isDelivery} shelf={shelf} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Import({ isDelivery, shelf, onClose }: Required<Omit<Props, 'opened'>>) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<TypedList>(emptyList)
  const [answers, setAnswers] = useState<Answers>({})
  // The key stays the same for a retry, so that a delivery whose response was lost is not booked twice.
  const [key] = useState(newKey)
  const reading = useMutation({ mutationFn: previewList })
  const list = listOf(typed, { answers: answersOf(answers), delivery: isDelivery ? key : '' })
  const preview = reading.data
  const { added = 0, changed = 0, problems = [], unread = [], products = [] } = preview ?? {}
  const read = () => list && reading.mutate(list)
  return (
    <ImportSteps
      copy={copy}
      reading={reading}
      effect={
        [added > 0 && copy.added(added), changed > 0 && copy.changed(changed)].filter(Boolean).join(' · ') ||
        copy.nothing
      }
      count={added + changed}
      open={problems.length + unread.length}
      list={
        products.length === 0 ? null : (
          <ul
            className="overflow-auto max-h-72 py-1 px-3 border border-line rounded-field m-0 list-none"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region is reachable by keyboard
            tabIndex={0}
            aria-label={copy.list}
          >
            {products.map((product) => (
              <Product key={`${product.line} ${product.code}`} product={product} />
            ))}
          </ul>
        )
      }
      sent={list}
      save={saveList}
      onSaved={async ({ added, changed }) => {
        await refreshShelf(queryClient)
        toast.success({ title: copy.done.title, text: copy.done.text(added, changed) })
        onClose()
      }}
      onCancel={onClose}
      before={
        preview ? (
          <Button look="plain" onClick={() => reading.reset()}>
            {copy.change}
          </Button>
        ) : null
      }
      after={
        preview ? null : (
          <Button disabled={list === null} pending={reading.isPending} pendingLabel={copy.reading} onClick={read}>
            {copy.read}
          </Button>
        )
      }
    >
      {preview ? (
        <UnreadCodes
          unread={unread}
          answers={answers}
          pending={reading.isPending}
          onChange={setAnswers}
          onRead={read}
        />
      ) : (
        <ListFields
          isDelivery={isDelivery}
          shelf={shelf}
          typed={typed}
          onChange={(part) => setTyped({ ...typed, ...part })}
        />
      )}
    </ImportSteps>
  )
}

function Product({ product }: { readonly product: ImportPreview['products'][number] }) {
  const { supplier, lineName, class: kind, code, shade, packGrams, packCents, pieces, isNew } = product
  const hex = hexOfShade(shade, kind)
  const facts = [
    lineTitle(supplier, lineName),
    shade ?? className(kind),
    `${packGrams}\u00a0${unitOf(kind)}`,
    ...(packCents === null ? [] : [euro(packCents / 100)]),
    ...(pieces === null ? [] : [shelfCopy.stock.pieces(pieces)]),
    ...(isNew ? [] : [copy.isChanged]),
  ]
  return (
    <li className="grid items-center py-1.75 gap-y-0 gap-x-3 grid-cols-[auto_minmax(3.5rem,auto)_minmax(0,1fr)] [&+&]:border-t [&+&]:border-line">
      <ShadeDot hex={hex} />
      <b className="tabular-nums">{code}</b>
      <span className="text-muted text-xs">{facts.join(' · ')}</span>
    </li>
  )
}
