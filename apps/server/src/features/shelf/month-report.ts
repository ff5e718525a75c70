import { ownsSalon } from '@riflesso/contract'
import { DAY_MS } from '#platform/clock'
import { nameOfAuthor } from '#platform/copy/it'
import { BYTE_ORDER_MARK, writeLine } from '#platform/csv/write-csv'
import type { Db } from '#platform/database/db'
import { dayOf } from '#platform/italian-time'
import type { Actor } from '#platform/sessions/session-store'
import { eurosOf } from './presenter.ts'
import { listEveryLine, listEveryProduct } from './repository.ts'
import { listServices, type ServiceRow } from './service-repository.ts'

const AMOUNTS = ['plannedGrams', 'weighedGrams', 'thrownGrams', 'weighedCents', 'thrownCents'] as const

/** Grams, and the cost of products with known prices. */
type Amounts = Readonly<Record<(typeof AMOUNTS)[number], number>>

const sumOf = (all: readonly Amounts[]) =>
  Object.fromEntries(AMOUNTS.map((name) => [name, all.reduce((sum, each) => sum + each[name], 0)])) as Amounts

type Row = Amounts & {
  readonly colourist: ServiceRow['author']
  readonly supplier: string
  readonly lineName: string
  readonly services: number
}

/**
 * Planned, weighed and wasted amounts of a month as CSV, with their sum as the last line; the owner reads all services, a
 * collaborator only their own.
 */
export async function monthReportCsv(
  db: Db,
  { salonId, userId, role }: Pick<Actor, 'salonId' | 'userId' | 'role'>,
  month: string,
): Promise<string> {
  const services = (await listServices(db, salonId, aroundMonth(month))).filter(
    ({ row }) => dayOf(row.weighedAt).startsWith(month) && (ownsSalon(role) || row.userId === userId),
  )
  const used = services.flatMap(usedBy)
  const lineOf = await linesOfProducts(db, salonId)
  const groups = Map.groupBy(used, ({ service, productId }) => `${service.row.userId} ${lineOf.get(productId)?.id}`)
  const rows = [...groups.values()].flatMap((group): Row[] => {
    const [first] = group
    if (!first) return []
    const { supplier = '', name = '' } = lineOf.get(first.productId) ?? {}
    const own = new Set(group.map(({ service }) => service.row.id))
    const colourist = first.service.author
    return [{ colourist, supplier, lineName: name, services: own.size, ...sumOf(group) }]
  })
  rows.sort((one, other) => sortKey(one).localeCompare(sortKey(other), 'it'))
  return csvOf(rows, { services: services.length, ...sumOf(used) })
}

const sortKey = ({ colourist, supplier, lineName }: Row) => [nameOfAuthor(colourist), supplier, lineName].join(' ')

/** The month with a day on either side: the caller filters by the day in Italy. */
function aroundMonth(month: string): { readonly from: Date; readonly to: Date } {
  const first = new Date(`${month}-01T00:00:00Z`)
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1))
  return { from: new Date(first.getTime() - DAY_MS), to: new Date(next.getTime() + DAY_MS) }
}

async function linesOfProducts(db: Db, salonId: string) {
  const lines = new Map((await listEveryLine(db, salonId)).map(({ row, supplier }) => [row.id, { row, supplier }]))
  const products = await listEveryProduct(db, salonId)
  return new Map(
    products.flatMap(({ row }) => {
      const line = lines.get(row.productLineId ?? '')
      return line ? [[row.id, { id: line.row.id, supplier: line.supplier.displayName, name: line.row.name }]] : []
    }),
  )
}

/** The parts of a service; the waste of a bowl is divided among its parts by weight, so that they add up to it. */
function usedBy(service: ServiceRow): (Amounts & { readonly service: ServiceRow; readonly productId: string })[] {
  return service.row.bowls.flatMap(({ parts, left }) => {
    const weighed = parts.reduce((sum, { grams }) => sum + grams, 0)
    const thrown = Math.min(left ?? 0, weighed)
    let passed = 0
    return parts.map(({ productId, planned, grams, cents }) => {
      const before = weighed === 0 ? 0 : Math.round((thrown * passed) / weighed)
      passed += grams
      const after = weighed === 0 ? 0 : Math.round((thrown * passed) / weighed)
      return {
        service,
        productId,
        plannedGrams: planned ?? 0,
        weighedGrams: grams,
        thrownGrams: after - before,
        weighedCents: cents ?? 0,
        thrownCents: weighed === 0 ? 0 : Math.round(((cents ?? 0) * thrown) / weighed),
      }
    })
  })
}

const HEADINGS = ['Colorista', 'Marca', 'Linea', 'Servizi', 'Previsti (g)', 'Pesati (g)', 'Buttati (g)']

type Total = Amounts & Pick<Row, 'services'>

function csvOf(rows: readonly Row[], total: Total): string {
  const amounts = (own: Total) => [
    ...[own.services, own.plannedGrams, own.weighedGrams, own.thrownGrams].map(String),
    eurosOf(own.weighedCents),
    eurosOf(own.thrownCents),
  ]
  return (
    BYTE_ORDER_MARK +
    writeLine([...HEADINGS, 'Pesati (euro)', 'Buttati (euro)']) +
    rows.map((row) => writeLine([nameOfAuthor(row.colourist), row.supplier, row.lineName, ...amounts(row)])).join('') +
    writeLine(['Totale', '', '', ...amounts(total)])
  )
}
