import { whenNeeded } from '@riflesso/consultation'
import type { ShelfLine, StockProduct } from '@riflesso/contract'
import { className } from './product-words.ts'

export type LineOnShelf = { readonly line: ShelfLine; readonly products: readonly StockProduct[] }
export type BrandOnShelf = { readonly supplier: string; readonly lines: readonly LineOnShelf[] }

const collator = whenNeeded(() => new Intl.Collator('it-IT', { numeric: true }))

/** By shade, if there is one ('6.0' before '10.1'), then by code. */
const byShade = (one: StockProduct, other: StockProduct): number =>
  collator().compare(one.shade ?? '~', other.shade ?? '~') || collator().compare(one.code, other.code)

const folded = (text: string): string => text.toLocaleLowerCase('it-IT').replace(',', '.')

/** Whether the texts of a product or its line contain all words of a search. */
function matches(product: StockProduct, line: ShelfLine, term: string): boolean {
  const text = folded(
    [product.code, product.name, product.shade, product.barcode, line.supplier, line.name, className(line.class)].join(
      ' ',
    ),
  )
  return folded(term)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Brands with their lines and products, in alphabetical order; filtered by a search term. */
export function shelfByBrand(
  { lines, products }: { readonly lines: readonly ShelfLine[]; readonly products: readonly StockProduct[] },
  term: string,
): BrandOnShelf[] {
  const filled = lines
    .map((line) => ({
      line,
      products: products
        .filter((product) => product.lineId === line.id && (term === '' || matches(product, line, term)))
        .sort(byShade),
    }))
    .filter((each) => term === '' || each.products.length > 0)
    .sort((one, other) => collator().compare(one.line.name, other.line.name))
  return [...Map.groupBy(filled, ({ line }) => line.supplier)]
    .map(([supplier, ofBrand]) => ({ supplier, lines: ofBrand }))
    .sort((one, other) => collator().compare(one.supplier, other.supplier))
}
