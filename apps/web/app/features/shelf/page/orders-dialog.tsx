import { orderListCsv } from '@riflesso/contract'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '~/api/fetch-file.ts'
import { shelfListsCopy } from '~/copy/shelf/shelf-lists.ts'
import { euro } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Row, Rows } from '~/ui/rows.tsx'
import { saveFile } from '~/ui/save-file.ts'
import { Loaded } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { ordersQuery, type Shelf } from '../api/shelf.ts'
import { lineTitle, productTitle, stockWords, unitOf } from '../model/product-words.ts'

const { orders: copy } = shelfListsCopy

type Props = { readonly opened: boolean; readonly shelf: Shelf; readonly onClose: () => void }

/** 'Da ordinare': the products below their minimum stock, with the missing packs. */
export function OrdersDialog({ opened, shelf, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title} size="lg">
      {opened ? <Orders shelf={shelf} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Orders({ shelf, onClose }: Omit<Props, 'opened'>) {
  const query = useQuery(ordersQuery)
  const exporting = useApiMutation({
    mutationFn: async () => saveFile(await fetchFile(orderListCsv.path)),
    done: copy.csvDone,
    failed: copy.csvFailed,
  })
  const unit = (lineId: string) => unitOf(shelf.lines.find(({ id }) => id === lineId)?.class ?? 'PERM')
  return (
    <>
      <p className="text-muted text-sm">{copy.lead}</p>
      <Loaded query={query} height="10rem">
        {(orders) =>
          orders.length === 0 ? (
            <p>{copy.none}</p>
          ) : (
            <>
              <Rows label={copy.title}>
                {orders.map(({ product, supplier, lineName, missing, cents }) => (
                  <Row
                    key={product.id}
                    name={productTitle(product)}
                    lines={[
                      `${lineTitle(supplier, lineName)} · ${copy.left(stockWords(product, unit(product.lineId)))}`,
                      `${copy.missing(missing)} · ${cents === null ? copy.noPrice : euro(cents / 100)}`,
                    ]}
                  />
                ))}
              </Rows>
              <p className="font-semibold">
                {copy.total(
                  euro(orders.reduce((sum, { cents }) => sum + (cents ?? 0), 0) / 100),
                  orders.some(({ cents }) => cents === null),
                )}
              </p>
            </>
          )
        }
      </Loaded>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {copy.close}
        </Button>
        {query.data && query.data.length > 0 ? (
          <Button icon={IconDownload} pending={exporting.isPending} onClick={() => exporting.mutate()}>
            {copy.csv}
          </Button>
        ) : null}
      </div>
    </>
  )
}
