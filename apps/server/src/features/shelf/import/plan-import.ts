import { messages, type ShelfClass, type ShelfImportFields } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import { foldText } from '#platform/search-key'
import { type Interruptible, mapEach, runInSlices } from '#platform/slices'
import { listKnownCodes } from '../catalogue/catalogue-repository.ts'
import { codeKey, genericShade, hasShades, shadeOfCode } from '../catalogue/read-code.ts'
import { classOf } from '../presenter.ts'
import { type LineRow, listLines, listProducts, type ProductRow } from '../repository.ts'
import { notationOfBrand } from './columns.ts'
import type { Problem } from './read-list.ts'
import { type ReadProduct, volumeOf } from './read-products.ts'

type Notation = LineRow['supplier']['notation']

/** A product of a list that can be stored. */
export type PlannedProduct = {
  readonly read: ReadProduct
  readonly class: ShelfClass
  readonly notation: Notation
  readonly shade: string | null
  readonly isAnswered: boolean
  readonly volume: number | null
  /** The changed product of the shelf; null for a new one. */
  readonly stored: ProductRow | null
}

type Unread = { readonly supplier: string; readonly code: string; readonly line: number }
export type ImportPlan = {
  readonly products: readonly PlannedProduct[]
  readonly unread: readonly Unread[]
  readonly problems: readonly Problem[]
}

/** Compares names of lines and codes without capitals and spaces. */
const key = (...parts: readonly string[]) => parts.map((part) => codeKey(foldText(part))).join('\n')

type Shade = { readonly shade: string | null; readonly isAnswered: boolean }

/** Products that a list adds or changes, and codes that need an answer. Stores nothing. */
export async function planImport(db: Db, salonId: string, read: readonly ReadProduct[], fields: Fields) {
  const lines = await listLines(db, salonId)
  const products = await listProducts(db, salonId)
  const codes = await listKnownCodes(db, [...new Set(lines.map(({ supplier }) => supplier.id))])
  return runInSlices(plan({ lines, products, codes }, read, fields))
}

type Fields = Pick<ShelfImportFields, 'answers' | 'notation'>
type Stored = {
  readonly lines: readonly LineRow[]
  readonly products: readonly ProductRow[]
  readonly codes: Awaited<ReturnType<typeof listKnownCodes>>
}

function* plan(shelf: Stored, read: readonly ReadProduct[], { answers, notation }: Fields): Interruptible<ImportPlan> {
  const known = yield* knownShelf(shelf)
  const given = new Map(answers.map(({ supplier, code, shade }) => [key(supplier, code), shade]))
  const taken = new Map<string, number>()
  const barcodes = new Map(known.barcodes)
  const unread = new Map<string, Unread>()
  const products: PlannedProduct[] = []
  const problems: Problem[] = []
  for (const listed of read) {
    yield
    const { at, supplier, code, barcode } = listed
    const own = known.notations.get(key(supplier))
    const brand = own === undefined ? (notation ?? notationOfBrand(supplier)) : own
    const ofCode = key(supplier, code)
    const isCorrector = !given.has(ofCode) && isMisplacedCorrector(listed, brand, known)
    const product: ReadProduct = isCorrector ? { ...listed, line: CORRECTORS, class: 'CORRECTOR' } : listed
    const { line } = product
    const place = key(supplier, line, code)
    const stored = known.products.get(place) ?? null
    const refuse = (message: string) => problems.push({ line: at, message })
    const type = known.classes.get(key(supplier, line)) ?? product.class
    if (type === null) {
      refuse('Tipo: manca, e la linea non è ancora sullo scaffale')
      continue
    }
    const twice = taken.get(place)
    if (twice !== undefined) {
      refuse(`Codice: c’è già alla riga ${twice}`)
      continue
    }
    const owner = barcode === null ? undefined : barcodes.get(barcode)
    if (owner !== undefined && owner !== place) {
      refuse(`Codice a barre: ${messages.barcodeTaken.toLowerCase()}`)
      continue
    }
    const volume = volumeOf(product, type, stored)
    if (type === 'DEVELOPER' && volume === null) {
      refuse(`Volumi: ${messages.volumeInvalid}`)
      continue
    }
    // A code may mean another shade in another line of the brand.
    const answer = [given.get(ofCode), known.lineAnswers.get(place), known.answers.get(ofCode)].find(isGiven)
    const shade = shadeFor(type, brand, code, answer)
    if (shade === null) {
      refuse(`Codice: «${code}» non si legge, di’ che tono è`)
      if (!unread.has(ofCode)) unread.set(ofCode, { supplier, code, line: at })
      continue
    }
    taken.set(place, at)
    if (barcode !== null) barcodes.set(barcode, place)
    products.push({ read: product, class: type, notation: brand, volume, stored, ...shade })
  }
  return { products, unread: [...unread.values()], problems }
}

/** Line of correctors that a list names among the colours of another line. */
const CORRECTORS = 'Correttori'

/** Whether a code that its line does not explain is a corrector: '0/44' among the colours of a brand. */
function isMisplacedCorrector({ supplier, line, code, class: given }: ReadProduct, brand: Notation, known: Known) {
  const type = known.classes.get(key(supplier, line)) ?? given
  if (type === null || type === 'CORRECTOR' || !hasShades(type)) return false
  if (known.products.has(key(supplier, line, code)) || shadeOfCode(type, brand, code) !== null) return false
  return shadeOfCode('CORRECTOR', brand, code) !== null
}

const isGiven = (answer: string | null | undefined): boolean => answer !== undefined

/** Shade of a code; null if the salon has to state it. `answer` null: the salon does not know it. */
function shadeFor(type: ShelfClass, notation: Notation, code: string, answer: string | null | undefined): Shade | null {
  if (!hasShades(type)) return { shade: null, isAnswered: false }
  if (answer === null) return { shade: null, isAnswered: true }
  const answered = answer === undefined ? null : genericShade(type, answer)
  if (answered !== null) return { shade: answered, isAnswered: true }
  const shade = shadeOfCode(type, notation, code)
  return shade === null ? null : { shade, isAnswered: false }
}

function* knownShelf({ lines, products, codes }: Stored): Interruptible<Known> {
  const byId = new Map(lines.map((line) => [line.row.id, line]))
  const brands = new Map(lines.map(({ supplier }) => [supplier.id, supplier]))
  const classes = yield* mapEach(lines, (line) => [placeIn(line), classOf(line)] as const)
  const placed = yield* mapEach(products, (product) => {
    const line = byId.get(product.row.productLineId ?? '')
    return line ? [{ product, place: placeIn(line, product.row.name) }] : []
  })
  const answered = yield* mapEach(codes, ({ isAnswered, lineId, supplierId, code, shade }) => {
    if (!isAnswered) return []
    const line = byId.get(lineId)
    const ofBrand = key(brands.get(supplierId)?.displayName ?? '', code)
    return [{ ofLine: line ? placeIn(line, code) : null, ofBrand, shade }]
  })
  return {
    classes: new Map(classes),
    notations: new Map([...brands.values()].map(({ displayName, notation }) => [key(displayName), notation])),
    products: new Map(placed.flat().map(({ product, place }) => [place, product])),
    barcodes: placed
      .flat()
      .flatMap(({ product: { row }, place }) => (row.barcode === null ? [] : [[row.barcode, place] as const])),
    lineAnswers: new Map(answered.flat().map(({ ofLine, shade }) => [ofLine, shade])),
    answers: new Map(answered.flat().map(({ ofBrand, shade }) => [ofBrand, shade])),
  }
}

type Known = {
  readonly classes: ReadonlyMap<string, ShelfClass>
  readonly notations: ReadonlyMap<string, Notation>
  readonly products: ReadonlyMap<string, ProductRow>
  readonly barcodes: readonly (readonly [barcode: string, place: string])[]
  readonly lineAnswers: ReadonlyMap<string | null, string | null>
  readonly answers: ReadonlyMap<string, string | null>
}

const placeIn = ({ supplier, row }: LineRow, ...code: readonly string[]): string =>
  key(supplier.displayName, row.name, ...code)
