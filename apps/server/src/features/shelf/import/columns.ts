import { type BrandId, brands, PRODUCT_CLASSES } from '@riflesso/colorimetry'
import { productName } from '@riflesso/consultation'
import { SHELF_CLASSES, type ShelfClass, type ShelfColumn } from '@riflesso/contract'
import type { KnownHeadings } from '#platform/csv/columns'
import { foldText } from '#platform/search-key'

/** Names of the headings in messages. */
export const HEADINGS: Record<ShelfColumn, string> = {
  supplier: 'Marca',
  line: 'Linea',
  class: 'Tipo',
  code: 'Codice',
  name: 'Nome',
  volume: 'Volumi',
  barcode: 'Codice a barre',
  packGrams: 'Formato',
  packCents: 'Prezzo',
  pieces: 'Pezzi',
  openedGrams: 'Aperto',
  lowestPieces: 'Scorta minima',
  retailCents: 'Prezzo al pubblico',
}

/** Headings of other programs' lists. */
export const KNOWN_HEADINGS: KnownHeadings<ShelfColumn> = {
  supplier: ['marca', 'marchio', 'brand', 'fornitore', 'casa', 'produttore'],
  line: ['linea', 'line', 'gamma', 'serie', 'collezione'],
  class: ['tipo', 'tipologia', 'categoria', 'classe', 'reparto'],
  code: ['codice', 'cod', 'tono', 'nuance', 'tonalita', 'colore', 'shade', 'code', 'codicecolore'],
  name: ['nome', 'descrizione', 'prodotto', 'articolo', 'name', 'description'],
  volume: ['volumi', 'volume', 'vol'],
  barcode: ['barcode', 'ean', 'codiceabarre', 'codicebarre', 'codiceean', 'gtin'],
  packGrams: ['formato', 'confezione', 'contenuto', 'grammi', 'ml', 'peso', 'capacita', 'formatogml'],
  packCents: ['prezzo', 'costo', 'prezzoacquisto', 'prezzodacquisto', 'costounitario', 'prezzounitario', 'euro'],
  pieces: ['pezzi', 'quantita', 'qta', 'giacenza', 'tubi', 'confezioni', 'pz', 'scorta'],
  openedGrams: ['aperto', 'aperti', 'resto', 'restoaperto', 'apertog'],
  lowestPieces: ['scortaminima', 'minimo', 'sottoscorta', 'pezziminimi'],
  retailCents: ['prezzoalpubblico', 'prezzodivendita', 'prezzovendita', 'rivendita', 'pubblico'],
}

/** Names of classes in other lists. */
const OTHER_WORDS: Partial<Record<ShelfClass, readonly string[]>> = {
  PERM: ['permanente', 'colore', 'colorazione', 'tinta', 'ossidazione', 'crema colore'],
  PERM_W: ['copertura', 'copertura bianchi', 'naturali coprenti'],
  DEMI: ['demi', 'demipermanente', 'semipermanente', 'tono su tono'],
  TONER: ['toner', 'tonalizzante', 'tonalizzanti'],
  GLOSS: ['gloss', 'acido', 'lucidante'],
  HIGHLIFT: ['superschiarente', 'superschiarenti'],
  BLEACH: ['decolorante', 'polvere', 'schiarente'],
  CLAY: ['argilla', 'balayage'],
  BLEACH_CREAM: ['crema decolorante'],
  DIRECT: ['diretto', 'diretti', 'colore diretto', 'fantasia'],
  CORRECTOR: ['correttore', 'correttori', 'mix'],
  BOND: ['bond', 'plex', 'protettivo'],
  ACID_CARE: ['trattamento', 'cura'],
  DEVELOPER: ['ossidante', 'ossidanti', 'ossigeno', 'attivatore', 'rivelatore', 'developer'],
  RETAIL: ['rivendita', 'casa', 'mantenimento', 'shampoo', 'maschera', 'retail'],
}

const classByWord = new Map<string, ShelfClass>([
  ...PRODUCT_CLASSES.map((name) => [foldText(productName(name, null)), name] as const),
  ...SHELF_CLASSES.flatMap((name) => (OTHER_WORDS[name] ?? []).map((word) => [word, name] as const)),
  ...SHELF_CLASSES.map((name) => [foldText(name), name] as const),
])

/** The class for a name in a list; null for an unknown one. */
export const classOfWord = (word: string): ShelfClass | null => classByWord.get(foldText(word)) ?? null

const firstWord = (text: string): string => text.split(' ')[0] ?? text

/**
 * The main line of each brand, with the beginnings of a pasted product, longest first: the line, or the brand, once or twice, and
 * the line or its first word ('Wella Koleston').
 */
const LINES = brands.map(({ name, line }) => {
  const [main = line] = line.split(', ')
  const once = [name, firstWord(name)]
  const twice = once.flatMap((one) => once.map((other) => `${one} ${other}`))
  const branded = [...once, ...twice].flatMap((brand) => [`${brand} ${main}`, `${brand} ${firstWord(main)}`])
  const starts = [main, ...branded].map(foldText).toSorted((one, other) => other.length - one.length)
  return { supplier: name, line: main, starts }
})

/** Brand and line at the beginning of a pasted product ('Koleston Perfect 6/0'), and the rest of it; null for an unknown line. */
export function knownLineIn(item: string) {
  const folded = foldText(item)
  for (const { supplier, line, starts } of LINES) {
    const start = starts.find((each) => folded.startsWith(`${each} `))
    // Folding may change the number of characters, but not of words.
    if (start !== undefined) return { supplier, line, rest: item.split(' ').slice(start.split(' ').length).join(' ') }
  }
  return null
}

const IDS = new Map<string, BrandId>(brands.map(({ id, name }) => [foldText(name), id]))

/** Notation of a known brand by its name; null for another name. */
export const notationOfBrand = (supplier: string): BrandId | null => IDS.get(foldText(supplier)) ?? null
