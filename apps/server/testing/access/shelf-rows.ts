import { randomUUID } from 'node:crypto'
import * as contract from '@riflesso/contract'
import { ofOwnSalon, ofOwnSalonForOwner, ofThisSalon, type Row, row } from './row.ts'

const LINE = { supplier: 'Casa Aurora', notation: null, name: 'Toni', class: 'DEMI' } as const
const LIST = new TextEncoder().encode('7.0 3\n7.43 x2\n')
const IMPORT = { supplier: 'Casa Aurora', line: 'Crema', class: 'PERM', file: LIST }

/** The salon's own shelf. */
export const SHELF: readonly Row[] = [
  row(contract.shelf, ofOwnSalon),
  row(contract.addShelfLine, ofOwnSalon, () => ({ body: LINE })),
  row(contract.changeShelfLine, ofThisSalon, ({ shelf }) => ({ params: { id: shelf.emptyLine }, body: LINE })),
  row(contract.deleteShelfLine, ofThisSalon, ({ shelf }) => ({ params: { id: shelf.emptyLine } })),
  row(contract.addStockProduct, ofThisSalon, ({ shelf }) => ({
    body: { lineId: shelf.line, code: '8/43', packGrams: 60 },
  })),
  row(contract.changeStockProduct, ofThisSalon, ({ shelf }) => ({
    params: { id: shelf.product },
    body: { lineId: shelf.line, code: '7/43', packGrams: 60 },
  })),
  row(contract.deleteStockProduct, ofThisSalon, ({ shelf }) => ({ params: { id: shelf.product } })),
  row(contract.previewShelfImport, ofOwnSalon, () => ({ form: IMPORT })),
  row(contract.importShelf, ofOwnSalon, () => ({ form: IMPORT })),
  row(contract.countStock, ofThisSalon, ({ shelf }) => ({
    body: { key: randomUUID(), lines: [{ productId: shelf.product, pieces: 2, openedGrams: 10 }] },
  })),
  row(contract.undoBooking, ofThisSalon, ({ shelf }) => ({ params: { id: shelf.delivery } })),
  row(contract.stockMovements, ofThisSalon, ({ shelf }) => ({ params: { id: shelf.product } })),
  row(contract.orderList, ofOwnSalon),
  row(contract.orderListCsv, ofOwnSalon),
  row(contract.priceSettings, ofOwnSalon),
  row(contract.updatePriceSettings, ofOwnSalonForOwner, () => ({
    body: { hourCents: 4000, rule: { kind: 'factor', factor: 4 } },
  })),
  row(contract.formulaInTubes, ofThisSalon, ({ analysis: { id } }) => ({ params: { id } })),
  row(contract.shelfService, ofThisSalon, ({ analysis: { id } }) => ({ params: { id } })),
  row(contract.closeService, ofThisSalon, ({ analysis: { id }, shelf }) => ({
    params: { id },
    body: {
      key: randomUUID(),
      replaces: shelf.service,
      option: 'equilibrata',
      bowls: [{ phase: 0, parts: [{ productId: shelf.product, grams: 30 }], left: 4 }],
    },
  })),
  row(contract.reopenService, ofThisSalon, ({ analysis: { id }, shelf }) => ({ params: { id, key: shelf.service } })),
  row(contract.monthReportCsv, ofOwnSalon, () => ({ query: { month: '2026-03' } })),
]
