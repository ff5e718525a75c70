import { and, asc, desc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { type Db, matches } from '#platform/database/db'
import { fiscalDocuments } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { type FiscalContent, fiscalContentSchema } from './content.ts'

type Row = typeof fiscalDocuments.$inferSelect
export type DocumentRow = Omit<Row, 'content'> & { readonly content: FiscalContent }

const parsed = (row: Row): DocumentRow => ({ ...row, content: fiscalContentSchema.parse(row.content) })

/** Documents of one salon, newest first. */
export async function listDocuments(db: Db, salonId: string): Promise<DocumentRow[]> {
  const rows = await db
    .select()
    .from(fiscalDocuments)
    .where(eq(fiscalDocuments.salonId, salonId))
    .orderBy(desc(fiscalDocuments.number))
  return rows.map(parsed)
}

/** Documents in memory at the same time. */
const PAGE = 100

/** Documents of all salons issued in a month ('YYYY-MM') in Italy: the next page after a number, oldest first. */
export async function listDocumentsOfMonth(db: Db, month: string, afterNumber: number): Promise<DocumentRow[]> {
  const first = `${month}-01`
  const rows = await db
    .select()
    .from(fiscalDocuments)
    .where(
      and(
        gt(fiscalDocuments.number, afterNumber),
        gte(fiscalDocuments.issuedOn, first),
        lt(fiscalDocuments.issuedOn, sql`${first}::date + interval '1 month'`),
      ),
    )
    .orderBy(asc(fiscalDocuments.number))
    .limit(PAGE)
  return rows.map(parsed)
}

/** A document of this salon, or null. */
export async function findDocument(db: Db, salonId: string, id: string): Promise<DocumentRow | null> {
  const [row] = await db.select().from(fiscalDocuments).where(matches(fiscalDocuments, { salonId, id }))
  return row ? parsed(row) : null
}

/** Issues the invoice of a payment under the next number, unless it exists already. */
export const issueInvoice = (db: Db, invoice: Omit<DocumentRow, 'id' | 'number' | 'kind'>): Promise<void> =>
  numbering(db, async (tx, number) => {
    await tx
      .insert(fiscalDocuments)
      .values({ ...invoice, id: newId(), kind: 'invoice', number })
      .onConflictDoNothing()
  })

/**
 * Issues a credit note under the next number for refunds of an invoice that no earlier note covers: `contentFor`
 * writes it for that amount in euro cents, VAT included. Does nothing when every refund is covered.
 */
export const issueCreditNote = (
  db: Db,
  { salonId, providerInvoiceId }: DocumentRow,
  refundedCents: number,
  issuedOn: string,
  contentFor: (cents: number) => FiscalContent,
): Promise<void> =>
  numbering(db, async (tx, number) => {
    const earlier = await tx
      .select()
      .from(fiscalDocuments)
      .where(matches(fiscalDocuments, { providerInvoiceId, kind: 'credit-note' }))
    const rest = refundedCents - sumOf(earlier.map(parsed))
    if (rest <= 0) return
    await tx.insert(fiscalDocuments).values({
      id: newId(),
      number,
      salonId,
      providerInvoiceId,
      kind: 'credit-note',
      issuedOn,
      content: contentFor(rest),
    })
  })

/** Total of a document, VAT included, in euro cents. */
export const sumOf = (documents: readonly Pick<DocumentRow, 'content'>[]): number =>
  documents.reduce((sum, { content }) => sum + content.netCents + content.vatCents, 0)

/** Locks the table: numbers have no gaps and no duplicates, however many servers issue. */
const numbering = (db: Db, issue: (tx: Db, next: number) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${fiscalDocuments} in share row exclusive mode`)
    const [last] = await tx
      .select({ number: fiscalDocuments.number })
      .from(fiscalDocuments)
      .orderBy(desc(fiscalDocuments.number))
      .limit(1)
    await issue(tx, (last?.number ?? 0) + 1)
  })
