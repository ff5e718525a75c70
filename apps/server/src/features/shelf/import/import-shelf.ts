import {
  type importShelf as importOperation,
  type previewShelfImport as previewOperation,
  SHELF_MAX,
  type ShelfImportFields,
  shelfImportFields,
} from '@riflesso/contract'
import type { ReceivedFile } from '#platform/csv/receive-file'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { Answer } from '#platform/http/bind'
import { issueMessages, parseJsonFields } from '#platform/http/form-fields'
import { newId } from '#platform/ids'
import type { Actor } from '#platform/sessions/session-store'
import { countProducts, lockShelf } from '../repository.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { readList, type ShelfList } from './read-list.ts'
import { packOf, type ReadProduct, readProduct } from './read-products.ts'
import { storeProducts } from './store-products.ts'

type ImportDeps = Pick<Deps, 'db' | 'clock'>
type Caller = Pick<Actor, 'salonId' | 'userId'>

/** Most products and problems in a preview. */
const MAX_SHOWN = 200

/** @throws AppError 'validation-failed' for invalid fields, or a file that is not a list */
export async function previewShelf(
  { db }: ImportDeps,
  { salonId }: Caller,
  file: ReceivedFile,
): Promise<Answer<typeof previewOperation>> {
  const fields = fieldsOf(file)
  const list = requireList(file)
  const { products, unread, problems } = await planOf(db, salonId, list, fields)
  const added = products.filter(({ stored }) => stored === null).length
  return {
    columns: [...list.columns],
    ignored: [...list.ignored],
    added,
    changed: products.length - added,
    unread: [...unread],
    problems: problems.slice(0, MAX_SHOWN),
    products: products.slice(0, MAX_SHOWN).map(({ read, class: type, shade, stored }) => ({
      line: read.at,
      supplier: read.supplier,
      lineName: read.line,
      class: type,
      code: read.code,
      shade,
      packGrams: packOf(read, type, stored),
      packCents: read.packCents,
      pieces: read.pieces,
      isNew: stored === null,
    })),
  }
}

/**
 * Adds and changes the products of a list: all of them, or none on any failure.
 *
 * @throws AppError 'validation-failed' as above, and for lines with problems unless `skipProblems` is set; 'shelf-full'
 */
export async function importShelf(
  { db, clock }: ImportDeps,
  { salonId, userId }: Caller,
  file: ReceivedFile,
): Promise<Answer<typeof importOperation>> {
  const fields = fieldsOf(file)
  const list = requireList(file)
  return db.transaction(async (tx) => {
    await lockShelf(tx, salonId)
    const { products, problems } = await planOf(tx, salonId, list, fields)
    const [first] = problems
    if (first && fields.skipProblems !== 'true')
      throw new AppError('validation-failed', { fields: { file: `Riga ${first.line}: ${first.message}` } })
    const added = products.filter(({ stored }) => stored === null).length
    if ((await countProducts(tx, salonId)) + added > SHELF_MAX.products) throw new AppError('shelf-full')
    const booking = { id: newId(), salonId, userId, kind: 'count', at: clock() } as const
    await storeProducts(tx, booking, products)
    return { added, changed: products.length - added, skipped: problems.length }
  })
}

async function planOf(db: Db, salonId: string, list: ShelfList, fields: ShelfImportFields): Promise<ImportPlan> {
  const read = list.products.map((product) => readProduct(product, fields))
  const valid = read.flatMap((each): ReadProduct[] => ('at' in each ? [each] : []))
  const plan = await planImport(db, salonId, valid, fields)
  const wrong = read.flatMap((each) => ('message' in each ? [each] : []))
  const problems = [...list.problems, ...wrong, ...plan.problems].sort((one, other) => one.line - other.line)
  return { ...plan, problems }
}

function fieldsOf({ texts }: ReceivedFile): ShelfImportFields {
  const parsed = shelfImportFields.safeParse(parseJsonFields(texts, ['answers']))
  if (!parsed.success) throw new AppError('validation-failed', { fields: issueMessages(parsed.error) })
  return parsed.data
}

function requireList({ bytes }: ReceivedFile): ShelfList {
  const list = readList(bytes)
  if ('unreadable' in list) throw new AppError('validation-failed', { fields: { file: list.unreadable } })
  return list
}
