import type { ShelfProduct } from '@riflesso/colorimetry'
import type { ShelfClass } from '@riflesso/contract'
import { hasShades } from '../catalogue/read-code.ts'
import { classOf } from '../presenter.ts'
import type { LineRow, ProductRow } from '../repository.ts'

const isMixed = (name: ShelfClass): name is ShelfProduct['class'] => name !== 'RETAIL'

/** The shelf for planning: without home-care products, and without tubes of unknown shade. */
export function shelfForPlans(products: readonly ProductRow[], lines: readonly LineRow[]): ShelfProduct[] {
  const byId = new Map(lines.map((line) => [line.row.id, line]))
  return products.flatMap(({ row, shade }): ShelfProduct[] => {
    const line = byId.get(row.productLineId ?? '')
    const name = line && classOf(line)
    if (!line || !name || !isMixed(name) || (shade === null && hasShades(name))) return []
    const packGrams = row.packGrams ?? 0
    return [
      {
        id: row.id,
        class: name,
        shade,
        volume: row.volume,
        gramsLeft: Math.max(0, row.pieces * packGrams + row.openedGrams),
        packGrams,
        check: line.row.check,
        sheet: line.row.sheet,
      },
    ]
  })
}
