import { costOfGrams } from '@riflesso/colorimetry'
import type { ServiceFields, ShelfService, shelfService } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { Answer } from '#platform/http/bind'
import type { Caller } from '#platform/sessions/session-store'
import { listProductsById, onShelf, type ProductRow } from './repository.ts'
import { deleteService, findService, holdAnalysis, insertService, type ServiceRow } from './service-repository.ts'
import { undo } from './stock/change-stock.ts'
import { type Move, moveOf, takeGrams } from './stock/move-stock.ts'
import { book, findBooking } from './stock/stock-repository.ts'

/** @throws AppError 'analysis-not-found' */
export async function readService(db: Db, salonId: string, analysisId: string): Promise<Answer<typeof shelfService>> {
  const service = await findService(db, salonId, analysisId)
  if (!service && !(await holdAnalysis(db, salonId, analysisId))) throw new AppError('analysis-not-found')
  return { service: service && presentService(service) }
}

/**
 * Takes the weighed bowls of an analysis from the stock, once: a repeated key changes nothing, and a service that another device has
 * closed, corrected or reopened is not overwritten. A correction first puts the earlier amounts back.
 *
 * @throws AppError 'analysis-not-found', 'product-not-found', 'service-changed', 'stock-out-of-range'
 */
export async function closeService(
  { db, clock }: Deps,
  { salonId, userId }: Caller,
  analysisId: string,
  { key, replaces, option, weighedAt, bowls }: ServiceFields,
): Promise<{ readonly service: ShelfService }> {
  return onShelf(db, salonId, async (tx) => {
    const current = await holdService(tx, salonId, analysisId)
    if (current?.row.id === key) return { service: presentService(current) }
    const isUsed = (await findBooking(tx, salonId, key)) !== null
    if (isUsed || (current?.row.id ?? null) !== replaces) throw new AppError('service-changed')
    const now = clock()
    if (current) await takeOut(tx, { salonId, userId }, current.row.id, now)
    const products = await productsOf(tx, salonId, bowls)
    await book(tx, { id: key, salonId, userId, kind: 'service', at: now }, movesOf(bowls, products))
    // A correction keeps the colourist and the day of the service.
    const { userId: colourist, weighedAt: day } = current?.row ?? { userId, weighedAt: now }
    const at = weighedAt === null ? day : new Date(Math.min(Date.parse(weighedAt), now.getTime()))
    const priced = pricedBowls(bowls, products)
    await insertService(tx, { id: key, salonId, analysisId, userId: colourist, option, bowls: priced, weighedAt: at })
    const stored = await findService(tx, salonId, analysisId)
    if (!stored) throw new Error('the service was not stored')
    return { service: presentService(stored) }
  })
}

/**
 * Puts the amounts of a closed service back.
 *
 * @throws AppError 'analysis-not-found', 'service-changed' when another service has replaced it, 'stock-out-of-range'
 */
export async function reopenService({ db, clock }: Deps, { salonId, userId }: Caller, analysisId: string, key: string) {
  return onShelf(db, salonId, async (tx) => {
    const current = await holdService(tx, salonId, analysisId)
    if (current?.row.id === key) await takeOut(tx, { salonId, userId }, key, clock())
    else if (current || (await findBooking(tx, salonId, key))?.kind !== 'service') throw new AppError('service-changed')
  })
}

/** Locks the analysis until the transaction ends; returns the closed service, or null. */
async function holdService(tx: Db, salonId: string, analysisId: string): Promise<ServiceRow | null> {
  if (!(await holdAnalysis(tx, salonId, analysisId))) throw new AppError('analysis-not-found')
  return findService(tx, salonId, analysisId)
}

async function takeOut(tx: Db, caller: Caller, id: string, now: Date): Promise<void> {
  await undo(tx, caller, id, now)
  await deleteService(tx, caller.salonId, id)
}

const partsOf = (bowls: ServiceFields['bowls']) => bowls.flatMap(({ parts }) => parts)

/** Includes products that were taken off the shelf: a bowl that was weighed offline arrives late. */
async function productsOf(tx: Db, salonId: string, bowls: ServiceFields['bowls']) {
  const ids = new Set(partsOf(bowls).map(({ productId }) => productId))
  const products = new Map((await listProductsById(tx, salonId, [...ids])).map((product) => [product.row.id, product]))
  if (products.size < ids.size) throw new AppError('product-not-found')
  return products
}

function movesOf(bowls: ServiceFields['bowls'], products: ReadonlyMap<string, ProductRow>): Move[] {
  const byProduct = Map.groupBy(partsOf(bowls), ({ productId }) => productId)
  return [...products.values()].map(({ row }) => {
    const grams = (byProduct.get(row.id) ?? []).reduce((sum, part) => sum + part.grams, 0)
    return moveOf(row, takeGrams(row, row.packGrams ?? 0, grams))
  })
}

/** Costs at the prices of that day. */
const pricedBowls = (bowls: ServiceFields['bowls'], products: ReadonlyMap<string, ProductRow>): ShelfService['bowls'] =>
  bowls.map((bowl) => ({
    ...bowl,
    parts: bowl.parts.map((part) => {
      const { packCents = null, packGrams = null } = products.get(part.productId)?.row ?? {}
      return { ...part, cents: costOfGrams(part.grams, { packCents, packGrams: packGrams ?? 0 }) }
    }),
  }))

const presentService = ({ row, author }: ServiceRow): ShelfService => ({
  key: row.id,
  option: row.option,
  bowls: row.bowls,
  productCents: row.bowls.flatMap(({ parts }) => parts).reduce((sum, { cents }) => sum + (cents ?? 0), 0),
  author,
  weighedAt: row.weighedAt.toISOString(),
})
