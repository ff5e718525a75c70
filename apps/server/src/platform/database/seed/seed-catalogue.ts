import { createHash } from 'node:crypto'
import { eq, isNull, sql } from 'drizzle-orm'
import { newId } from '../../ids.ts'
import type { Db } from '../db.ts'
import { productLines, products, seeds, shades, suppliers } from '../schema/index.ts'
import { genericCatalogue, type LineContent, type ProductContent } from './generic-catalogue.ts'

const GENERIC_SUPPLIER_ID = 'generic'

const SEED_NAME = 'catalogue'

/** The generic supplier has no vintage: its lines carry the year of the catalogue's first edition. */
const CATALOGUE_YEAR = 2026

/** Rows per statement: PostgreSQL allows at most 65535 parameters. */
const CHUNK = 1000

/** Hash of the catalogue's content. */
export const fingerprintOf = (catalogue: ReturnType<typeof genericCatalogue>): string =>
  createHash('sha256').update(JSON.stringify(catalogue)).digest('hex')

/** Updates the generic supplier, its lines, shades and products to those of the engine. */
export async function seedCatalogue(db: Db): Promise<void> {
  const catalogue = genericCatalogue()
  const fingerprint = fingerprintOf(catalogue)
  const [seeded] = await db.select().from(seeds).where(eq(seeds.name, SEED_NAME))
  if (seeded?.fingerprint === fingerprint) return
  await db.transaction(async (tx) => {
    await upsertSupplier(tx)
    await upsertLines(tx, catalogue.lines)
    await upsertProducts(tx, catalogue.products)
    const mark = { fingerprint, appliedAt: sql`now()` }
    await tx
      .insert(seeds)
      .values({ name: SEED_NAME, ...mark })
      .onConflictDoUpdate({ target: seeds.name, set: mark })
  })
}

async function upsertSupplier(tx: Db): Promise<void> {
  const supplier = {
    name: 'generic',
    displayName: 'Prodotti Generici',
    colorScheme: '#5A2346',
    initial: 'PG',
    lastUpdated: sql`now()`,
  }
  await tx
    .insert(suppliers)
    .values({ id: GENERIC_SUPPLIER_ID, ...supplier })
    .onConflictDoUpdate({ target: suppliers.id, set: supplier })
}

async function upsertLines(tx: Db, lines: readonly LineContent[]): Promise<void> {
  const rows = lines.map((line) => ({
    id: newId(),
    supplierId: GENERIC_SUPPLIER_ID,
    name: line.name,
    type: line.class,
    year: CATALOGUE_YEAR,
  }))
  const stored = await tx
    .insert(productLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [productLines.supplierId, productLines.name],
      set: { type: sql`excluded.type`, year: sql`excluded.year` },
    })
    .returning({ id: productLines.id, name: productLines.name })
  const idOf = new Map(stored.map(({ id, name }) => [name, id]))
  const shadeRows = lines.flatMap((line) =>
    line.shades.map((shade) => ({ id: newId(), productLineId: idOf.get(line.name) ?? '', ...shade })),
  )
  for (let from = 0; from < shadeRows.length; from += CHUNK) {
    await tx
      .insert(shades)
      .values(shadeRows.slice(from, from + CHUNK))
      .onConflictDoUpdate({
        target: [shades.productLineId, shades.code],
        set: {
          name: sql`excluded.name`,
          level: sql`excluded.level`,
          tone: sql`excluded.tone`,
          coveragePercentage: sql`excluded.coverage_percentage`,
        },
      })
  }
}

const upsertProducts = (tx: Db, contents: readonly ProductContent[]) =>
  tx
    .insert(products)
    .values(contents.map((content) => ({ id: newId(), supplierId: GENERIC_SUPPLIER_ID, ...content })))
    .onConflictDoUpdate({
      target: [products.supplierId, products.name],
      targetWhere: isNull(products.salonId),
      set: { category: sql`excluded.category`, technicalSpecs: sql`excluded.technical_specs` },
    })
