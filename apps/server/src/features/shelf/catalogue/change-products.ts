import { messages, SHELF_MAX, type StockProduct, type StockProductFields } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { newId } from '#platform/ids'
import type { Actor } from '#platform/sessions/session-store'
import { classOf, presentProduct } from '../presenter.ts'
import { countProducts, findLine, findProduct, type LineRow, onShelf } from '../repository.ts'
import { book } from '../stock/stock-repository.ts'
import { findTaken, hideProduct, listKnownCodes, saveProducts, saveShade } from './catalogue-repository.ts'
import { genericShade, hasShades, sameCode, shadeOfCode, volumeOfCode } from './read-code.ts'

/** @throws AppError 'line-not-found', 'shelf-full', 'validation-failed' for a code that is taken or cannot be read */
export async function addProduct(
  { db, clock }: Deps,
  { salonId, userId }: Actor,
  { pieces, openedGrams, ...fields }: StockProductFields & { readonly pieces: number; readonly openedGrams: number },
): Promise<{ readonly product: StockProduct }> {
  return onShelf(db, salonId, async (tx) => {
    if ((await countProducts(tx, salonId)) >= SHELF_MAX.products) throw new AppError('shelf-full')
    const id = newId()
    await saveProducts(tx, salonId, [{ id, ...(await valuesOf(tx, salonId, id, fields)) }])
    const booking = { id: newId(), salonId, userId, kind: 'count', at: clock() } as const
    if (pieces > 0 || openedGrams > 0) await book(tx, booking, [{ productId: id, pieces, openedGrams }])
    return presentStored(tx, salonId, id)
  })
}

/** @throws AppError 'product-not-found', 'line-not-found', 'validation-failed' as above */
export async function changeProduct({ db }: Deps, { salonId }: Actor, id: string, fields: StockProductFields) {
  return onShelf(db, salonId, async (tx) => {
    if (!(await findProduct(tx, salonId, id))) throw new AppError('product-not-found')
    await saveProducts(tx, salonId, [{ id, ...(await valuesOf(tx, salonId, id, fields)) }])
    return presentStored(tx, salonId, id)
  })
}

/** @throws AppError 'product-not-found' */
export async function deleteProduct({ db }: Deps, { salonId }: Actor, id: string) {
  return onShelf(db, salonId, async (tx) => {
    if (!(await hideProduct(tx, salonId, id))) throw new AppError('product-not-found')
  })
}

async function presentStored(tx: Db, salonId: string, id: string): Promise<{ readonly product: StockProduct }> {
  const stored = await findProduct(tx, salonId, id)
  if (!stored) throw new Error('the product was not stored')
  return { product: presentProduct(stored) }
}

/** The columns of a product; its shade is read, remembered or given. */
async function valuesOf(
  tx: Db,
  salonId: string,
  id: string,
  { lineId, code, name, shade: given, volume, ...values }: StockProductFields,
) {
  const line = required(await findLine(tx, salonId, lineId), 'line-not-found')
  await refuseTaken(tx, salonId, id, { lineId, code, barcode: values.barcode })
  const type = classOf(line)
  const volumes = type === 'DEVELOPER' ? (volume ?? volumeOfCode(code)) : null
  if (type === 'DEVELOPER' && volumes === null) refuse('volume', messages.volumeInvalid)
  const shadeId = hasShades(type)
    ? await saveShade(tx, { lineId, code, ...(await shadeOf(tx, line, code, given)) })
    : null
  const ofLine = { supplierId: line.supplier.id, productLineId: lineId, category: type, shadeId }
  return { ...values, ...ofLine, name: code, description: name, volume: volumes }
}

async function refuseTaken(
  tx: Db,
  salonId: string,
  id: string,
  { lineId, code, barcode }: { readonly lineId: string; readonly code: string; readonly barcode: string | null },
): Promise<void> {
  for (const other of await findTaken(tx, salonId, lineId, barcode)) {
    if (other.id === id) continue
    if (other.lineId === lineId && sameCode(other.code, code)) refuse('code', messages.productCodeTaken)
    if (barcode !== null && other.barcode === barcode) refuse('barcode', messages.barcodeTaken)
  }
}

/** Shade of a code: the given one, otherwise an earlier answer of the salon, otherwise by the notation of the brand. */
async function shadeOf(tx: Db, line: LineRow, code: string, given: string | null | undefined) {
  const type = classOf(line)
  if (given === null) return { shade: null, isAnswered: true }
  if (given !== undefined) {
    const shade = genericShade(type, given) ?? refuse('shade', messages.shadeUnknown)
    return { shade, isAnswered: true }
  }
  const answers = (await listKnownCodes(tx, [line.supplier.id])).filter(
    (known) => known.isAnswered && sameCode(known.code, code),
  )
  const answer = answers.find(({ lineId }) => lineId === line.row.id) ?? answers.at(-1)
  if (answer) return { shade: answer.shade, isAnswered: true }
  const shade = shadeOfCode(type, line.supplier.notation, code) ?? refuse('shade', messages.codeUnread)
  return { shade, isAnswered: false }
}

function refuse(field: string, message: string): never {
  throw new AppError('validation-failed', { fields: { [field]: message } })
}
