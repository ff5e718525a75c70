import { catalogueLines, catalogueProducts } from '@riflesso/colorimetry'
import { developerName, productName } from '@riflesso/consultation'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, engines } from '#testing/database/test-database'
import type { Database } from '../connect.ts'
import { productLines, products, seeds, shades } from '../schema/index.ts'
import { seedCatalogue } from './seed-catalogue.ts'

describe.each(engines)('the catalogue on the %s database', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  const findShade = async (line: string, code: string) => {
    const [row] = await database.db
      .select({ name: shades.name, level: shades.level, tone: shades.tone, covers: shades.coveragePercentage })
      .from(shades)
      .innerJoin(productLines, eq(productLines.id, shades.productLineId))
      .where(and(eq(productLines.type, line), eq(shades.code, code)))
    return row
  }

  test('the catalogue contains every line and every shade that the engine can name', async () => {
    const counts = await database.db
      .select({ line: productLines.type, name: productLines.name, shades: sql<number>`count(${shades.id})::int` })
      .from(productLines)
      .leftJoin(shades, eq(shades.productLineId, productLines.id))
      .groupBy(productLines.id)
    const byLine = new Map(counts.map((row) => [row.line, row]))
    for (const line of catalogueLines()) {
      expect(byLine.get(line.class)).toMatchObject({ name: productName(line.class, null), shades: line.shades.length })
    }
    expect(counts).toHaveLength(catalogueLines().length)
  })

  test('the catalogue names its shades as a colourist does', async () => {
    expect(await findShade('PERM', '6.44')).toEqual({
      name: expect.stringMatching(/^Biondo scuro rame/),
      level: 6,
      tone: 'RAME intense',
      covers: 70,
    })
    expect(await findShade('CORRECTOR', '0.11')).toMatchObject({ name: 'Correttore 0.11', level: 0 })
    expect(await findShade('HIGHLIFT', '11.1')).toMatchObject({ name: 'Superschiarente 11.1', level: 11 })
  })

  test('the catalogue contains every product class with its technical data, every developer and every diluent', async () => {
    const rows = await database.db.select().from(products)
    const byName = new Map(rows.map((row) => [row.name, row]))
    for (const data of catalogueProducts()) {
      const row = byName.get(productName(data.class, null))
      expect(row?.technicalSpecs).toEqual(JSON.parse(JSON.stringify(data)))
    }
    expect(byName.get(developerName({ volume: 20, percent: 6 }))?.technicalSpecs).toEqual({ volume: 20, percent: 6 })
    expect(byName.has('Acqua tiepida')).toBe(true)
  })

  test('the catalogue is seeded again only when its content changes, under the same ids', async () => {
    const { db } = database
    const before = await db.select().from(productLines).orderBy(productLines.id)
    await db.update(productLines).set({ year: 1999 })
    await seedCatalogue(db)
    expect(await db.select().from(productLines).where(eq(productLines.year, 1999))).toHaveLength(before.length)
    await db.update(seeds).set({ fingerprint: 'of an older version' })
    await seedCatalogue(db)
    expect(await db.select().from(productLines).orderBy(productLines.id)).toEqual(before)
  })
})
