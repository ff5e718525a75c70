import type { ShelfLine, StockProduct } from '@riflesso/contract'
import { IconFileText, IconPlus } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { className, filledShare, hexOfShade, shapeOf, stockWords, unitOf } from '../model/product-words.ts'
import type { BrandOnShelf, LineOnShelf } from '../model/shelf-groups.ts'

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
    <section className="grid mt-4 gap-3 [&+&]:mt-8" aria-label={brand.supplier}>
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
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-y-2 gap-x-3.5">
        <div>
          <Heading level={3}>{line.name}</Heading>
          <p className="text-muted text-xs">{className(line.class)}</p>
        </div>
        <Chip tone={TONE[line.check]}>{checks[line.check]}</Chip>
        <div className="flex flex-wrap ml-auto gap-y-1 gap-x-4">
          <Button
            look="plain"
            size="sm"
            aria-label={copy.sheetLabel(line.name)}
            icon={IconFileText}
            onClick={() => onLine(line)}
          >
            {copy.sheet}
          </Button>
          <Button
            look="plain"
            size="sm"
            aria-label={copy.addLabel(line.name)}
            icon={IconPlus}
            onClick={() => onProduct(line, null)}
          >
            {copy.add}
          </Button>
        </div>
      </div>
      {products.length === 0 ? (
        <p className="text-muted text-sm">{copy.noProducts}</p>
      ) : (
        <ul
          className="grid p-0 m-0 gap-y-3 gap-x-0 grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] list-none md:grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))]"
          aria-label={copy.products(line.name)}
        >
          {products.map((product) => (
            <li key={product.id} className="grid">
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
    <button
      className="group/product grid content-start pt-0 px-1 pb-1.5 border-0 rounded-field bg-transparent text-ink cursor-pointer justify-items-center text-center"
      type="button"
      onClick={onOpen}
    >
      <span className="grid w-[calc(100%_+_0.5rem)] h-21 items-end border-b-[0.375rem] border-[color-mix(in_srgb,var(--copper)_38%,var(--sunken))] justify-items-center">
        <Container
          shape={shapeOf(line.class)}
          hex={hexOfShade(product.shade, line.class)}
          filled={filledShare(product)}
        />
      </span>
      <b className="mt-1.5 text-base tabular-nums leading-tight wrap-anywhere group-hover/product:text-plum group-hover/product:underline group-hover/product:underline-offset-4">
        {product.code}
      </b>{' '}
      {product.name === null ? null : (
        <span className="line-clamp-2 text-muted text-2xs leading-tight wrap-anywhere">{product.name}</span>
      )}{' '}
      <span className="text-muted text-xs tabular-nums leading-[1.3]">{stockWords(product, unitOf(line.class))}</span>{' '}
      {product.isLow ? (
        <span className="py-0.25 px-2 rounded-full mt-0.75 bg-warning-tint text-warning text-2xs font-semibold">
          {stock.low}
        </span>
      ) : null}
    </button>
  )
}

type ContainerProps = {
  readonly shape: 'tube' | 'bottle' | 'jar'
  /** '#RRGGBB'; null for products without a shade. */
  readonly hex: string | null
  /** Share of the container that is left, 0-1. */
  readonly filled: number
}

/** Picture of a container on the shelf, filled to its remaining share. Decorative: the amounts are written beside it. */
function Container({ shape, hex, filled }: ContainerProps) {
  const shade = { '--shade': hex ?? 'color-mix(in srgb, var(--control) 55%, var(--sunken))' } as CSSProperties
  return (
    <span
      className="group/container relative block w-10 h-19 pt-3 before:absolute before:top-0 before:left-1/2 before:w-4 before:h-3.5 before:border before:border-control before:border-b-0 before:rounded-t-[0.25rem] before:bg-(--shade) before:-translate-x-1/2 data-[shape=jar]:w-13 data-[shape=jar]:h-14 data-[shape=jar]:pt-2 data-[shape=jar]:before:w-12 data-[shape=jar]:before:h-2.25"
      data-shape={shape}
      style={shade}
      aria-hidden
    >
      <span className="relative block overflow-hidden h-full border border-control rounded-t-[0.5rem] rounded-b-[0.1875rem] bg-sunken group-data-[shape=tube]/container:[clip-path:polygon(0_0,100%_0,92%_100%,8%_100%)] group-data-[shape=bottle]/container:rounded-t-[0.875rem] group-data-[shape=bottle]/container:rounded-b-[0.25rem]">
        <span
          className="absolute right-0 bottom-0 left-0 bg-(--shade) after:absolute after:[background:linear-gradient(90deg,transparent_12%,rgb(255_255_255_/_0.28)_28%,transparent_52%)] after:inset-0"
          style={{ height: `${Math.round(filled * 100)}%` }}
        />
      </span>
    </span>
  )
}
