import { PRODUCT_CLASSES } from '@riflesso/colorimetry'
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
