import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rowsOf } from '../csv.ts'
import * as tables from './tables.ts'

const folder = new URL('.', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.csv'))
const constantOf = (name: string) => name.slice(0, -4).replaceAll('-', '_').toUpperCase()

it.each(names)('%s equals the generated table (node scripts/write-tables.mjs writes it)', (name) => {
  expect(Object.entries(tables)).toContainEqual([constantOf(name), readFileSync(new URL(name, folder), 'utf8')])
})

it('every table names the source of each row', () => {
  for (const [name, text] of Object.entries(tables)) {
    const rows = rowsOf<string>(text)
    expect(rows.length, name).toBeGreaterThan(2)
    for (const row of rows) expect(row.source, `${name} ${JSON.stringify(row)}`).toMatch(/^(?:(?:S\d+|C|E) ?)+$/)
  }
})
