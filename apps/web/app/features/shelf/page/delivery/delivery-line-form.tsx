import { SHELF_MAX, type StockProduct } from '@riflesso/contract'
import { IconBarcode } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { shelfListsCopy } from '~/copy/shelf/shelf-lists.ts'
import { typedCents, typedWhole } from '~/format/typed-number.ts'
import { Button } from '~/ui/button/button.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import styles from '~/ui/form/form.module.css'
import texts from '~/ui/text.module.css'
import type { Shelf } from '../../api/shelf.ts'
import { canReadBarcodes } from '../../device/barcodes.ts'
import { hexOfShade, lineTitle, productTitle } from '../../model/product-words.ts'
import { matches } from '../../model/shelf-groups.ts'
import { ShadeDot } from '../../shade-dot.tsx'
import { BarcodeDialog } from '../barcode-dialog.tsx'
import form from './delivery-line-form.module.css'

const { delivery: copy } = shelfListsCopy

/** A line of a delivery note; `cents` is the new price of a pack, null if unchanged. */
export type TypedDeliveryLine = {
  readonly product: StockProduct
  readonly pieces: number
  readonly cents: number | null
}

/** Maximum number of products offered for a search. */
const OFFERED = 6

type Props = { readonly shelf: Shelf; readonly onAdd: (line: TypedDeliveryLine) => void }

/** One line of a delivery note: the product by code or barcode, pieces, and a new price. */
export function DeliveryLineForm({ shelf, onAdd }: Props) {
  const search = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<StockProduct | null>(null)
  const [pieces, setPieces] = useState('1')
  const [price, setPrice] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [isScanning, setIsScanning] = useState(false)
  const found = term.trim() === '' ? [] : productsFor(shelf, term.trim())
  const product = chosen ?? (found.length === 1 ? (found[0] ?? null) : null)
  const typed = { pieces: typedWhole(pieces, SHELF_MAX.pieces), cents: typedCents(price, SHELF_MAX.cents) }
  const add = () => {
    setIsChecked(true)
    if (product === null || !typed.pieces || typed.cents === undefined) return
    onAdd({ product, pieces: typed.pieces, cents: typed.cents })
    setTerm('')
    setChosen(null)
    setPieces('1')
    setPrice('')
    setIsChecked(false)
    search.current?.focus()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <div className={form.search}>
        <TextField
          ref={search}
          label={copy.find}
          autoComplete="off"
          maxLength={40}
          data-autofocus
          value={term}
          onChange={({ currentTarget }) => {
            setTerm(currentTarget.value)
            setChosen(null)
          }}
        />
        {canReadBarcodes() ? (
          <Button
            look="secondary"
            leftSection={<IconBarcode size="1.25rem" aria-hidden />}
            onClick={() => setIsScanning(true)}
          >
            {copy.scan}
          </Button>
        ) : null}
      </div>
      {term.trim() !== '' && found.length === 0 ? (
        <p className={texts.note} role="status">
          {copy.notFound(term.trim())}
        </p>
      ) : null}
      {found.length > 0 ? (
        <ul className={form.found} aria-label={copy.found}>
          {found.slice(0, OFFERED).map((each) => (
            <li key={each.id}>
              <button
                className={form.product}
                type="button"
                aria-pressed={each.id === product?.id}
                onClick={() => setChosen(each)}
              >
                <ShadeDot hex={hexOf(each, shelf)} />
                <b>{productTitle(each)}</b>
                <span className={texts.small}>{lineName(each, shelf)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {product === null ? null : (
        <div className={form.amounts}>
          <TextField
            label={copy.pieces}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={pieces}
            error={isChecked && !typed.pieces ? copy.wrong : null}
            onChange={({ currentTarget }) => setPieces(currentTarget.value)}
          />
          <TextField
            label={copy.price}
            placeholder={copy.priceHint}
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
            value={price}
            error={isChecked && typed.cents === undefined ? copy.wrongPrice : null}
            onChange={({ currentTarget }) => setPrice(currentTarget.value)}
          />
          <Button type="submit" look="secondary">
            {copy.add}
          </Button>
        </div>
      )}
      <BarcodeDialog opened={isScanning} onClose={() => setIsScanning(false)} onCode={setTerm} />
    </form>
  )
}

const lineOf = ({ lineId }: StockProduct, { lines }: Shelf) => lines.find(({ id }) => id === lineId)

/** Products with this barcode or complete code, otherwise all that contain the words. */
function productsFor(shelf: Shelf, term: string): StockProduct[] {
  const exact = shelf.products.filter(({ code, barcode }) => barcode === term || code === term)
  if (exact.length > 0) return exact
  return shelf.products.filter((product) => {
    const line = lineOf(product, shelf)
    return line !== undefined && matches(product, line, term)
  })
}

const hexOf = (product: StockProduct, shelf: Shelf): string | null => {
  const line = lineOf(product, shelf)
  return line ? hexOfShade(product.shade, line.class) : null
}

const lineName = (product: StockProduct, shelf: Shelf): string => {
  const line = lineOf(product, shelf)
  return line ? lineTitle(line.supplier, line.name) : ''
}
