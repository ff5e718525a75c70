import type { ShelfLine, StockProduct } from '@riflesso/contract'
import { IconFileText, IconPlus } from '@tabler/icons-react'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { Button } from '~/ui/button/button.tsx'
import { Chip } from '~/ui/button/chip.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import texts from '~/ui/text.module.css'
import { className, filledShare, hexOfShade, shapeOf, stockWords, unitOf } from '../model/product-words.ts'
import type { BrandOnShelf, LineOnShelf } from '../model/shelf-groups.ts'
import { Container } from './container.tsx'
import styles from './shelf-board.module.css'

const { line: copy, checks, stock } = shelfCopy

const TONE = { verificata: 'ok', parziale: 'copper', 'da-verificare': 'quiet' } as const

type On = {
  readonly onLine: (line: ShelfLine) => void
  /** Null adds a product to the line. */
  readonly onProduct: (line: ShelfLine, product: StockProduct | null) => void
}

/** A brand: each line with its containers on a board. */
export function ShelfBoard({ brand, ...on }: On & { readonly brand: BrandOnShelf }) {
  return (
    <section className={styles.brand} aria-label={brand.supplier}>
      <Heading level={2} size="section">
        {brand.supplier}
      </Heading>
      {brand.lines.map((each) => (
        <Line key={each.line.id} {...each} {...on} />
      ))}
    </section>
  )
}

function Line({ line, products, onLine, onProduct }: On & LineOnShelf) {
  return (
    <Card className={styles.line}>
      <div className={styles.head}>
        <div>
          <Heading level={3} size="small">
            {line.name}
          </Heading>
          <p className={texts.small}>{className(line.class)}</p>
        </div>
        <Chip tone={TONE[line.check]}>{checks[line.check]}</Chip>
        <div className={styles.actions}>
          <Button
            look="plain"
            size="sm"
            aria-label={copy.sheetLabel(line.name)}
            leftSection={<IconFileText size="1rem" aria-hidden />}
            onClick={() => onLine(line)}
          >
            {copy.sheet}
          </Button>
          <Button
            look="plain"
            size="sm"
            aria-label={copy.addLabel(line.name)}
            leftSection={<IconPlus size="1rem" aria-hidden />}
            onClick={() => onProduct(line, null)}
          >
            {copy.add}
          </Button>
        </div>
      </div>
      {products.length === 0 ? (
        <p className={texts.note}>{copy.noProducts}</p>
      ) : (
        <ul className={styles.board} aria-label={copy.products(line.name)}>
          {products.map((product) => (
            <li key={product.id} className={styles.place}>
              <Place line={line} product={product} onOpen={() => onProduct(line, product)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type PlaceProps = { readonly line: ShelfLine; readonly product: StockProduct; readonly onOpen: () => void }

function Place({ line, product, onOpen }: PlaceProps) {
  return (
    <button className={styles.product} type="button" onClick={onOpen}>
      <span className={styles.picture}>
        <Container
          shape={shapeOf(line.class)}
          hex={hexOfShade(product.shade, line.class)}
          filled={filledShare(product)}
        />
      </span>
      <b className={styles.code}>{product.code}</b>{' '}
      {product.name === null ? null : <span className={styles.name}>{product.name}</span>}{' '}
      <span className={styles.stock}>{stockWords(product, unitOf(line.class))}</span>{' '}
      {product.isLow ? <span className={styles.low}>{stock.low}</span> : null}
    </button>
  )
}
