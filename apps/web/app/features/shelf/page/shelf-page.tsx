import { monthReportCsv, type ShelfLine, type StockProduct } from '@riflesso/contract'
import { IconCalendarStats, IconClipboardList, IconPlus, IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shelfCopy as copy } from '~/copy/shelf/shelf.ts'
import { euro } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { SearchField } from '~/ui/form/search-field.tsx'
import { ListHead } from '~/ui/list-head.tsx'
import { MonthDownload } from '~/ui/month-download.tsx'
import { EmptyState, Loaded } from '~/ui/state.tsx'
import { type Shelf, shelfQuery } from '../api/shelf.ts'
import { shelfValue } from '../model/product-words.ts'
import { shelfByBrand } from '../model/shelf-groups.ts'
import { ImportDialog } from './import/import-dialog.tsx'
import { LineDialog } from './line-dialog.tsx'
import { OrdersDialog } from './orders-dialog.tsx'
import { ProductDialog } from './product/product-dialog.tsx'
import { ScanButton } from './scan/scan-button.tsx'
import { ShelfBoard } from './shelf-board.tsx'

type Opened =
  | { readonly kind: 'import' | 'delivery' | 'orders' | 'month' }
  /** Null for a new line. */
  | { readonly kind: 'line'; readonly line: ShelfLine | null }
  /** Null for a new product of the line. */
  | { readonly kind: 'product'; readonly line: ShelfLine; readonly product: StockProduct | null }

const NOTHING: Shelf = { lines: [], products: [] }

/** 'Scaffale': the salon's own products by brand and line. */
export function ShelfPage() {
  const query = useQuery(shelfQuery)
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const shelf = query.data ?? NOTHING
  const close = () => setOpened(null)
  const is = (kind: Opened['kind']) => opened?.kind === kind
  return (
    <>
      <ListHead level={1} title={copy.page} subtitle={subtitleOf(query.data)}>
        <Button icon={IconPlus} onClick={() => setOpened({ kind: 'import' })}>
          {copy.add}
        </Button>
      </ListHead>
      <div className="grid mt-7 gap-y-3 gap-x-6 lg:flex lg:items-center lg:justify-between">
        <div className="flex flex-[1_1_20rem] max-w-136 gap-2 [&>:first-child]:flex-[1_1_auto] [&>:first-child]:min-w-0">
          <SearchField {...copy.search} value={text} onChange={setText} />
          <ScanButton onCode={setText} />
        </div>
        <div className="flex flex-wrap gap-y-1 gap-x-5">
          <Button look="plain" size="sm" icon={IconPlus} onClick={() => setOpened({ kind: 'line', line: null })}>
            {copy.actions.line}
          </Button>
          <Button look="plain" size="sm" icon={IconTruckDelivery} onClick={() => setOpened({ kind: 'delivery' })}>
            {copy.actions.delivery}
          </Button>
          <Button look="plain" size="sm" icon={IconClipboardList} onClick={() => setOpened({ kind: 'orders' })}>
            {copy.actions.orders(shelf.products.filter(({ isLow }) => isLow).length)}
          </Button>
          <Button look="plain" size="sm" icon={IconCalendarStats} onClick={() => setOpened({ kind: 'month' })}>
            {copy.actions.month}
          </Button>
        </div>
      </div>
      <Loaded query={query} height="24rem">
        {(loaded) => (
          <Boards
            shelf={loaded}
            term={text.trim()}
            onLine={(line) => setOpened({ kind: 'line', line })}
            onProduct={(line, product) => setOpened({ kind: 'product', line, product })}
          />
        )}
      </Loaded>
      <ImportDialog opened={is('import')} shelf={shelf} onClose={close} />
      <ImportDialog isDelivery opened={is('delivery')} shelf={shelf} onClose={close} />
      <OrdersDialog opened={is('orders')} shelf={shelf} onClose={close} />
      <Dialog opened={is('month')} onClose={close} title={copy.month.title}>
        <p className="text-muted text-sm">{copy.month.lead}</p>
        <MonthDownload path={monthReportCsv.path} copy={copy.month} />
      </Dialog>
      <LineDialog line={opened?.kind === 'line' ? opened.line : undefined} shelf={shelf} onClose={close} />
      <ProductDialog opened={opened?.kind === 'product' ? opened : null} onClose={close} />
    </>
  )
}

const subtitleOf = (shelf: Shelf | undefined): string =>
  shelf === undefined || shelf.products.length === 0
    ? copy.subtitle
    : copy.summary(shelf.products.length, euro(shelfValue(shelf.products) / 100))

type BoardsProps = {
  readonly shelf: Shelf
  readonly term: string
  readonly onLine: (line: ShelfLine) => void
  readonly onProduct: (line: ShelfLine, product: StockProduct | null) => void
}

function Boards({ shelf, term, ...on }: BoardsProps) {
  const brands = shelfByBrand(shelf, term)
  const found = brands.flatMap(({ lines }) => lines.flatMap(({ products }) => products)).length
  return (
    <>
      <p className="min-h-6 mt-3 mb-2 text-muted text-sm" role="status">
        {term === '' ? '' : found === 0 ? copy.search.none(term) : copy.search.found(found, term)}
      </p>
      {shelf.lines.length === 0 ? (
        <EmptyState title={copy.empty.title} text={copy.empty.text} />
      ) : (
        brands.map((brand) => <ShelfBoard key={brand.supplier} brand={brand} {...on} />)
      )}
    </>
  )
}
