import * as contract from '@riflesso/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { withList } from '#platform/csv/with-list'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { dayOf } from '#platform/italian-time'
import { addLine, changeLine, deleteLine } from './catalogue/change-lines.ts'
import { addProduct, changeProduct, deleteProduct } from './catalogue/change-products.ts'
import { closeService, readService, reopenService } from './close-service.ts'
import { importShelf, previewShelf } from './import/import-shelf.ts'
import { monthReportCsv } from './month-report.ts'
import { changePrices, readPrices } from './prices.ts'
import { readTubes } from './read-tubes.ts'
import { countStock, undoBooking } from './stock/change-stock.ts'
import { ordersCsv, readMovements, readOrders, readShelf } from './stock/read-stock.ts'

const LIST_LIMIT = { bytes: contract.SHELF_LIST_MAX_BYTES, tooLarge: 'La lista supera 1 MB: dividila in più liste.' }

/** Needs the multipart parser, which the analysis registers. */
export function registerShelf(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  bind(app, deps, contract.shelf, ({ actor }) => readShelf(db, actor.salonId))
  bind(app, deps, contract.addShelfLine, ({ actor, body }) => addLine(deps, actor, body))
  bind(app, deps, contract.changeShelfLine, ({ actor, params, body }) => changeLine(deps, actor, params.id, body))
  bind(app, deps, contract.deleteShelfLine, ({ actor, params }) => deleteLine(deps, actor, params.id))
  bind(app, deps, contract.addStockProduct, ({ actor, body }) => addProduct(deps, actor, body))
  bind(app, deps, contract.changeStockProduct, ({ actor, params, body }) => changeProduct(deps, actor, params.id, body))
  bind(app, deps, contract.deleteStockProduct, ({ actor, params }) => deleteProduct(deps, actor, params.id))

  bind(app, deps, contract.previewShelfImport, async ({ actor, request }) =>
    withList(deps, actor, request, LIST_LIMIT, (file) => previewShelf(deps, actor, file)),
  )

  bind(app, deps, contract.importShelf, async ({ actor, request }) =>
    withList(deps, actor, request, LIST_LIMIT, (file) => importShelf(deps, actor, file)),
  )

  registerStock(app, deps)
  registerServices(app, deps)
}

function registerStock(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  bind(app, deps, contract.countStock, ({ actor, body }) => countStock(deps, actor, body.key, body.lines))
  bind(app, deps, contract.undoBooking, ({ actor, params }) => undoBooking(deps, actor, params.id))
  bind(app, deps, contract.stockMovements, ({ actor, params }) => readMovements(db, actor.salonId, params.id))
  bind(app, deps, contract.orderList, ({ actor }) => readOrders(db, actor.salonId))

  bind(app, deps, contract.orderListCsv, async ({ actor, reply }) =>
    sendCsv(reply, `ordine-${dayOf(deps.clock())}`, ordersCsv(await readOrders(db, actor.salonId))),
  )
}

function registerServices(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  bind(app, deps, contract.priceSettings, ({ actor }) => readPrices(db, actor.salonId))
  bind(app, deps, contract.updatePriceSettings, ({ actor, body }) => changePrices(deps, actor.salonId, body))

  bind(app, deps, contract.formulaInTubes, ({ actor, params, query }) =>
    readTubes(deps, actor, params.id, query.halfTubes === 'true'),
  )

  bind(app, deps, contract.shelfService, ({ actor, params }) => readService(db, actor.salonId, params.id))
  bind(app, deps, contract.closeService, ({ actor, params, body }) => closeService(deps, actor, params.id, body))
  bind(app, deps, contract.reopenService, ({ actor, params }) => reopenService(deps, actor, params.id, params.key))

  bind(app, deps, contract.monthReportCsv, async ({ actor, query, reply }) =>
    sendCsv(reply, `consumi-${query.month}`, await monthReportCsv(db, actor, query.month)),
  )
}

const sendCsv = (reply: FastifyReply, name: string, content: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(content)
