import { and, asc, eq, inArray, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgCustomColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Db, pages } from '#platform/database/db'
import * as schema from '#platform/database/schema/index'
import type { Scope } from './repository.ts'

/** Tables that no export contains. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  analysis_colours: 'derived from the analyses',
  fiscal_documents: 'exported as files',
  demonstration_payments: 'of the demonstration, not of a person',
  payment_events: 'of the payment provider, without a person',
  data_exports: 'deleted after a day',
  password_resets: 'codes in use',
  email_verifications: 'codes in use',
  email_changes: 'codes in use',
  email_reverts: 'codes in use',
  login_tickets: 'codes in use',
  team_invitations: 'codes in use',
  second_factors: 'secrets',
  recovery_codes: 'secrets',
  sessions: 'secrets; listed in the profile',
  outgoing_mails: 'deleted once sent',
  attempts: 'counters of the installation',
  seeds: 'of the installation',
  installation_keys: 'of the installation',
  photo_sweeps: 'of the installation',
  photo_deletions: 'of the installation',
  subscription_plans: 'of the installation',
  web_files: 'of the installation',
}

/** Secrets, keys of stored pictures (which are exported as files), and columns derived from others. */
const NOT_EXPORTED_COLUMNS: ReadonlySet<string> = new Set([
  'password',
  'emailVerificationCode',
  'emailVerificationExpiry',
  'passwordResetCode',
  'passwordResetExpiry',
  'stripeCustomerId',
  'stripeSubscriptionId',
  'linkHash',
  'planKey',
  'actKey',
  'beforeImageData',
  'imageData',
  'thumbnail',
  'searchKey',
  'phoneKey',
])

type Columns = Readonly<Record<string, PgColumn>>

const columnsOf = (table: PgTable): Columns =>
  Object.fromEntries(getTableConfig(table).columns.map((column) => [column.name, column]))

/** Every exported table, by its name. */
export const EXPORTED_TABLES: readonly { readonly name: string; readonly table: PgTable }[] = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => ({ name: getTableConfig(table).name, table }))
  .filter(({ name }) => !(name in NOT_EXPORTED))

/** The exported columns of a table, by their names. */
export const exportedColumns = (table: PgTable): Columns =>
  Object.fromEntries(Object.entries(columnsOf(table)).filter(([name]) => !NOT_EXPORTED_COLUMNS.has(name)))

const { clients, colorAnalyses, productLines, shades, suppliers, termsAcceptances, users } = schema

/** Tables whose rows do not name their salon. */
const ofSalon = (table: PgTable, salonId: string): SQL | undefined => {
  const lines = sql`(select ${productLines.id} from ${productLines} join ${suppliers} on ${suppliers.id} = ${productLines.supplierId}
    where ${suppliers.salonId} = ${salonId})`
  if (table === users) return sql`${users.id} = ${salonId} or ${users.parentId} = ${salonId}`
  if (table === termsAcceptances) return eq(termsAcceptances.userId, salonId)
  if (table === productLines) return sql`${productLines.id} in ${lines}`
  if (table === shades) return sql`${shades.productLineId} in ${lines}`
  return undefined
}

/** Which rows of a table an export contains; null = none. */
function rowsInScope(db: Db, table: PgTable, { salonId, clientId }: Scope): SQL | null {
  const columns = columnsOf(table)
  const inSalon = columns.salonId ? eq(columns.salonId, salonId) : ofSalon(table, salonId)
  if (!inSalon) throw new Error(`no salon is known for rows of ${getTableConfig(table).name}`)
  if (clientId === null) return inSalon
  const analyses = db.select({ id: colorAnalyses.id }).from(colorAnalyses).where(eq(colorAnalyses.clientId, clientId))
  if (table === clients) return and(inSalon, eq(clients.id, clientId)) ?? null
  if (columns.clientId) return and(inSalon, eq(columns.clientId, clientId)) ?? null
  if (columns.analysisId) return and(inSalon, inArray(columns.analysisId, analyses)) ?? null
  return null
}

/** Rows loaded at once; fewer where a column is a document: an analysis may have a megabyte. */
const ROWS_AT_A_TIME = { plain: 500, documents: 25 } as const

/** Parsed JSON and sealed text are columns of our own type. */
const rowsAtATime = (columns: readonly PgColumn[]): number =>
  ROWS_AT_A_TIME[columns.some((column) => is(column, PgCustomColumn)) ? 'documents' : 'plain']

type Row = Readonly<Record<string, unknown>>

/** Rows in the order of the primary key, in batches. */
async function* eachRow(db: Db, table: PgTable, where: SQL): AsyncIterable<Row> {
  const { primaryKeys, columns } = getTableConfig(table)
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  const key = sql.join(keys, sql`, `)
  const most = rowsAtATime(columns)
  const after = (last: Row) => {
    const values = keys.map((column) => sql.param(last[column.name], column))
    return sql`(${key}) > (${sql.join(values, sql`, `)})`
  }
  const page = (last?: Row): PromiseLike<Row[]> =>
    db
      .select(exportedColumns(table))
      .from(table)
      .where(and(where, last && after(last)))
      .orderBy(...keys.map((column) => asc(column)))
      .limit(most)
  for await (const rows of pages(most, page)) yield* rows
}

/** Every table that belongs to the salon, or to one of its clients. */
export function* salonTables(
  db: Db,
  scope: Scope,
): Iterable<{ readonly name: string; readonly rows: AsyncIterable<Row> }> {
  for (const { name, table } of EXPORTED_TABLES) {
    const where = rowsInScope(db, table, scope)
    if (where) yield { name, rows: eachRow(db, table, where) }
  }
}

/** The tables of a user's own account. */
export const accountTables = (db: Db, userId: string) => [
  { name: 'users', rows: eachRow(db, users, eq(users.id, userId)) },
  { name: 'terms_acceptances', rows: eachRow(db, termsAcceptances, eq(termsAcceptances.userId, userId)) },
]
