import type { BrandId } from '@riflesso/colorimetry'
import { messages, SHELF_CLASSES, SHELF_MAX, type ShelfLine, type ShelfLineFields } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { newId } from '#platform/ids'
import type { Actor } from '#platform/sessions/session-store'
import { classOf, presentLine, usualSheet } from '../presenter.ts'
import { findLine, listLines, onShelf } from '../repository.ts'
import * as catalogue from './catalogue-repository.ts'
import { shadeOfCode } from './read-code.ts'

/** @throws AppError 'validation-failed' for a name that the brand has already, or a verified line without a sheet; 'shelf-full' */
export async function addLine({ db, clock }: Deps, { salonId }: Actor, fields: ShelfLineFields) {
  requireSheet(fields)
  return onShelf(db, salonId, async (tx) => {
    if ((await listLines(tx, salonId)).length >= SHELF_MAX.products) throw new AppError('shelf-full')
    return store(tx, salonId, null, fields, clock())
  })
}

/** @throws AppError 'line-not-found'; 'line-in-use' for another class while it has products; 'validation-failed' as above */
export async function changeLine({ db, clock }: Deps, { salonId }: Actor, id: string, fields: ShelfLineFields) {
  requireSheet(fields)
  return onShelf(db, salonId, async (tx) => {
    const line = required(await findLine(tx, salonId, id), 'line-not-found')
    if (fields.class !== classOf(line) && (await catalogue.isLineInUse(tx, id))) throw new AppError('line-in-use')
    return store(tx, salonId, id, fields, clock())
  })
}

/** @throws AppError 'line-not-found', 'line-in-use' */
export async function deleteLine({ db }: Deps, { salonId }: Actor, id: string) {
  return onShelf(db, salonId, async (tx) => {
    if (!(await findLine(tx, salonId, id))) throw new AppError('line-not-found')
    if (await catalogue.isLineInUse(tx, id)) throw new AppError('line-in-use')
    await catalogue.hideLine(tx, id)
  })
}

/** Stores a line. A removed line of the same name is used again, because its codes are still known. */
async function store(
  tx: Db,
  salonId: string,
  id: string | null,
  { supplier, notation, class: type, ...values }: ShelfLineFields,
  now: Date,
): Promise<{ readonly line: ShelfLine }> {
  const before = await catalogue.findSupplier(tx, salonId, supplier)
  const supplierId = await catalogue.saveSupplier(tx, salonId, { name: supplier, notation })
  if (before && before.notation !== notation) await readCodesAgain(tx, supplierId, notation)
  const namesake = await catalogue.findLineByName(tx, supplierId, values.name)
  const isTaken = namesake !== null && namesake.id !== id && (namesake.isActive || id !== null)
  if (isTaken) throw new AppError('validation-failed', { fields: { name: messages.lineTaken } })
  const ownId = id ?? namesake?.id ?? newId()
  await catalogue.saveLine(tx, ownId, { supplierId, type, ...values }, now)
  const stored = await findLine(tx, salonId, ownId)
  if (!stored) throw new Error('the line was not stored')
  return { line: presentLine(stored) }
}

/** Reads the codes of a brand again by its new notation, except those that the salon answered. */
async function readCodesAgain(tx: Db, supplierId: string, notation: BrandId | null): Promise<void> {
  for (const { lineId, class: type, code, isAnswered } of await catalogue.listKnownCodes(tx, [supplierId])) {
    const name = SHELF_CLASSES.find((each) => each === type)
    if (isAnswered || name === undefined) continue
    await catalogue.saveShade(tx, { lineId, code, isAnswered, shade: shadeOfCode(name, notation, code) })
  }
}

function requireSheet({ check, class: type, sheet }: ShelfLineFields): void {
  if (check === 'verificata' && sheet === null && usualSheet(type) !== null)
    throw new AppError('validation-failed', { fields: { sheet: messages.sheetRequired } })
}
