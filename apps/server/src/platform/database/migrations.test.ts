import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as schema from './schema/index.ts'

const folder = new URL('../../../migrations/', import.meta.url)

test('the migrations produce exactly the schema', async () => {
  const newest = readdirSync(new URL('meta/', folder))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const snapshot = JSON.parse(readFileSync(new URL(`meta/${newest}`, folder), 'utf8'))
  const current = generateDrizzleJson(schema, snapshot.id, undefined, 'snake_case')
  expect(await generateMigration(snapshot, current)).toEqual([])
})
