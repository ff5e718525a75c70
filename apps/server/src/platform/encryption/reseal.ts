import { and, asc, gt, isNotNull, notLike, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db.ts'
import {
  analysisHealth,
  clients,
  installationKeys,
  pacts,
  patchTests,
  previsits,
  secondFactors,
} from '../database/schema/index.ts'
import type { FieldEncryption } from './field-encryption.ts'

type SealedColumn = {
  readonly table: PgTable
  readonly id: PgColumn
  readonly column: PgColumn
  /** 'table.column', the context of its values. */
  readonly name: string
  /** The id of the row is part of the context of a value. */
  readonly isOfRow?: true
}

/** Every encrypted column except for the key of the hashes. */
const COLUMNS: readonly SealedColumn[] = [
  { table: clients, id: clients.id, column: clients.colourAllergy, name: 'clients.colour_allergy' },
  { table: clients, id: clients.id, column: clients.allergyNotes, name: 'clients.allergy_notes' },
  { table: clients, id: clients.id, column: clients.burn, name: 'clients.burn' },
  { table: patchTests, id: patchTests.id, column: patchTests.result, name: 'patch_tests.result' },
  { table: patchTests, id: patchTests.id, column: patchTests.asked, name: 'patch_tests.asked' },
  {
    table: analysisHealth,
    id: analysisHealth.analysisId,
    column: analysisHealth.analysis,
    name: 'analysis_health.analysis',
  },
  { table: pacts, id: pacts.id, column: pacts.signature, name: 'pacts.signature' },
  { table: previsits, id: previsits.id, column: previsits.answers, name: 'previsits.answers' },
  { table: previsits, id: previsits.id, column: previsits.signature, name: 'previsits.signature' },
  { table: previsits, id: previsits.id, column: previsits.health, name: 'previsits.health' },
  {
    table: secondFactors,
    id: secondFactors.userId,
    column: secondFactors.secret,
    name: 'second_factors.secret',
    isOfRow: true,
  },
]

/** Encrypted last: until then, a start without the previous key is refused. */
const HASH_KEY: SealedColumn = {
  table: installationKeys,
  id: installationKeys.name,
  column: installationKeys.key,
  name: 'installation_keys.key',
}

/** Rows in memory at a time: an analysis has about 50 kB. */
const BATCH = 100

export type Resealed = {
  readonly resealed: number
  /** Values that neither key decrypts: they are kept. */
  readonly unreadable: number
}

/**
 * Encrypts again, with the current key, all values of another one. It can be stopped and repeated at any time, and servers
 * that have both keys may run at the same time: a value that one of them has just written is skipped.
 */
export async function reseal(db: Db, encryption: FieldEncryption): Promise<Resealed> {
  let total: Resealed = { resealed: 0, unreadable: 0 }
  for (const sealed of [...COLUMNS, HASH_KEY]) {
    if (sealed === HASH_KEY && total.unreadable > 0) return total
    const { resealed, unreadable } = await resealColumn(db, encryption, sealed)
    total = { resealed: total.resealed + resealed, unreadable: total.unreadable + unreadable }
  }
  return total
}

async function resealColumn(db: Db, encryption: FieldEncryption, sealed: SealedColumn): Promise<Resealed> {
  const { table, id, column, name } = sealed
  const stored = sql<string>`${column}`
  const target = sql.identifier(name.slice(name.indexOf('.') + 1))
  let resealed = 0
  let unreadable = 0
  let after: SQL | undefined
  for (;;) {
    const rows = await db
      .select({ id: sql<string>`${id}`, text: stored })
      .from(table)
      .where(and(isNotNull(column), notLike(stored, `${encryption.prefix}%`), after))
      .orderBy(asc(id))
      .limit(BATCH)
    for (const row of rows) {
      const anew = sealAnew(encryption, row.text, sealed.isOfRow ? `${name}:${row.id}` : name)
      if (anew === null) unreadable++
      else {
        await db.execute(
          sql`update ${table} set ${target} = ${anew} where ${id} = ${row.id} and ${column} = ${row.text}`,
        )
        resealed++
      }
    }
    const last = rows.at(-1)
    if (!last) return { resealed, unreadable }
    after = gt(id, last.id)
  }
}

function sealAnew(encryption: FieldEncryption, sealed: string, context: string): string | null {
  try {
    return encryption.encrypt(encryption.decrypt(sealed, context), context)
  } catch {
    return null
  }
}
