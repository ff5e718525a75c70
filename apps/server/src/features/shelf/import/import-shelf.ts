import { SHELF_IMPORT_LINES, SHELF_MAX, type ShelfImportFields, shelfImportFields } from '@riflesso/contract'
import { invalidValue } from '#platform/copy/it'
import type { ReceivedFile } from '#platform/csv/with-list'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { issueMessages, parseJsonFields } from '#platform/http/form-fields'
import { newId } from '#platform/ids'
import type { Caller } from '#platform/sessions/session-store'
import { type Interruptible, mapEach, runInSlices } from '#platform/slices'
import { countProducts, onShelf } from '../repository.ts'
import { isBooked } from '../stock/change-stock.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { type Problem, readList, type ShelfList } from './read-list.ts'
import { packOf, type ReadProduct, readProduct } from './read-products.ts'
import { storeProducts } from './store-products.ts'

/** Most products and problems in a preview. */
const MAX_SHOWN = 200

/** @throws AppError 'validation-failed' for invalid fields, or a file that is not a list */
export async function previewShelf({ db }: Deps, { salonId }: Caller, file: ReceivedFile) {
  const read = await readFile(file)
  const { products, unread, problems } = await planOf(db, salonId, read)
  const added = products.filter(({ stored }) => stored === null).length
  return {
    columns: [...read.list.columns],
    ignored: [...read.list.ignored],
    added,
    changed: products.length - added,
    unread: [...unread],
    problems: problems.slice(0, MAX_SHOWN),
    products: products.slice(0, MAX_SHOWN).map(({ read: product, class: type, shade, stored }) => ({
      line: product.at,
      supplier: product.supplier,
      lineName: product.line,
      class: type,
      code: product.code,
      shade,
      packGrams: packOf(product, type, stored),
      packCents: product.packCents,
      pieces: product.pieces,
      isNew: stored === null,
    })),
  }
}

/**
 * Adds and changes the products of a list: all of them, or none on any failure.
 *
 * @throws AppError 'validation-failed' as above, and for lines with problems unless `skipProblems` is set; 'shelf-full'
 */
export async function importShelf({ db, clock }: Deps, { salonId, userId }: Caller, file: ReceivedFile) {
  const read = await readFile(file)
  return onShelf(db, salonId, async (tx) => {
    const { products, problems } = await planOf(tx, salonId, read)
    const [first] = problems
    if (first && read.fields.skipProblems !== 'true')
      throw new AppError('validation-failed', { fields: { file: `Riga ${first.line}: ${first.message}` } })
    const added = products.filter(({ stored }) => stored === null).length
    if ((await countProducts(tx, salonId)) + added > SHELF_MAX.products) throw new AppError('shelf-full')
    const { delivery } = read.fields
    const kind = delivery === undefined ? 'count' : 'delivery'
    const booking = { id: delivery ?? newId(), salonId, userId, kind, at: clock() } as const
    if (!(await isBooked(tx, booking))) await storeProducts(tx, booking, products)
    return { added, changed: products.length - added, skipped: problems.length }
  })
}

type ReadFile = {
  readonly fields: ShelfImportFields
  readonly list: ShelfList
  readonly products: readonly (ReadProduct | Problem)[]
}

const readFile = (file: ReceivedFile): Promise<ReadFile> => runInSlices(partsOf(file))

function* partsOf({ bytes, texts }: ReceivedFile): Interruptible<ReadFile> {
  const values = parseJsonFields(texts, ['answers'])
  yield
  // The schema would read every answer before it counts them.
  if (Array.isArray(values.answers) && values.answers.length > SHELF_IMPORT_LINES)
    throw new AppError('validation-failed', { fields: { answers: invalidValue } })
  const fields = shelfImportFields.safeParse(values)
  if (!fields.success) throw new AppError('validation-failed', { fields: issueMessages(fields.error) })
  yield
  const list = yield* readList(bytes)
  if ('unreadable' in list) throw new AppError('validation-failed', { fields: { file: list.unreadable } })
  const products = yield* mapEach(list.products, (product) => readProduct(product, fields.data))
  return { fields: fields.data, list, products }
}

async function planOf(db: Db, salonId: string, { fields, list, products }: ReadFile): Promise<ImportPlan> {
  const valid = products.flatMap((each): ReadProduct[] => ('at' in each ? [each] : []))
  const plan = await planImport(db, salonId, valid, fields)
  const wrong = products.flatMap((each) => ('message' in each ? [each] : []))
  const problems = [...list.problems, ...wrong, ...plan.problems].sort((one, other) => one.line - other.line)
  return { ...plan, problems }
}
