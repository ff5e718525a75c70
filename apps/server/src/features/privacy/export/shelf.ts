import {
  eachMovement,
  type LineRow,
  listEveryLine,
  listEveryProduct,
  listServices,
  type MovementRow,
  type ProductRow,
  readPrices,
  type ServiceRow,
} from '#features/shelf'
import { nameOfAuthor } from '#platform/copy/author-name'
import type { Db } from '#platform/database/db'
import type { ZipEntry } from '#platform/write-zip'
import { jsonList } from './format.ts'

const presentLine = ({ row, supplier }: LineRow) => ({
  id: row.id,
  marca: supplier.displayName,
  notazione: supplier.notation,
  linea: row.name,
  tipo: row.type,
  verifica: row.check,
  scheda: row.sheet,
  sulloScaffale: row.isActive,
})

const presentProduct = ({ row, shade }: ProductRow) => ({
  id: row.id,
  linea: row.productLineId,
  codice: row.name,
  nome: row.description,
  tono: shade,
  volumi: row.volume,
  codiceABarre: row.barcode,
  formatoGrammi: row.packGrams,
  prezzoCentesimi: row.packCents,
  pezzi: row.pieces,
  apertoGrammi: row.openedGrams,
  scortaMinima: row.lowestPieces,
  prezzoAlPubblicoCentesimi: row.retailCents,
  mantenimento: row.aftercare,
  sulloScaffale: row.isActive,
})

/** The weighed bowls; also stored with their analysis. */
export const presentWeighed = ({ row, author }: Pick<ServiceRow, 'row' | 'author'>) => ({
  id: row.id,
  analisi: row.analysisId,
  pesatoIl: row.weighedAt.toISOString(),
  pesatoDa: nameOfAuthor(author),
  opzione: row.option,
  ciotole: row.bowls.map(({ phase, name, parts, left }) => ({
    fase: phase,
    nome: name,
    prodotti: parts.map(({ productId, planned, grams, cents }) => ({
      prodotto: productId,
      previstiGrammi: planned,
      pesatiGrammi: grams,
      costoCentesimi: cents,
    })),
    restoGrammi: left,
  })),
})

const KINDS = { delivery: 'consegna', count: 'conteggio', service: 'servizio', undo: 'annullamento' } as const

const presentMovement = ({ movement, booking, undoneBy, author }: MovementRow) => ({
  registrazione: booking.id,
  tipo: KINDS[booking.kind],
  annullaLaRegistrazione: booking.undoes,
  annullataDa: undoneBy,
  il: booking.at.toISOString(),
  da: nameOfAuthor(author),
  prodotto: movement.productId,
  pezzi: movement.pieces,
  apertoGrammi: movement.openedGrams,
})

async function* each<Row>(rows: PromiseLike<readonly Row[]>): AsyncIterable<Row> {
  yield* await rows
}

async function* shelfJson(db: Db, salonId: string): AsyncIterable<string> {
  const { hourCents, rule } = await readPrices(db, salonId)
  const shelf = {
    prezzi: { oraInPoltronaCentesimi: hourCents, regola: rule },
    linee: (await listEveryLine(db, salonId)).map(presentLine),
    prodotti: (await listEveryProduct(db, salonId)).map(presentProduct),
  }
  yield `${JSON.stringify(shelf, null, 2)}\n`
}

/** The shelf of a salon with its whole history. */
export function* shelfEntries(db: Db, salonId: string, date: Date): Iterable<ZipEntry> {
  yield { name: 'scaffale/scaffale.json', date, content: shelfJson(db, salonId) }
  yield { name: 'scaffale/movimenti.json', date, content: jsonList(eachMovement(db, salonId), presentMovement) }
  yield { name: 'scaffale/servizi.json', date, content: jsonList(each(listServices(db, salonId)), presentWeighed) }
}
