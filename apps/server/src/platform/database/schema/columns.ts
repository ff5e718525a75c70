import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, timestamp as pgTimestamp, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

/** Time-ordered uuid, generated in the app (`newId`). */
export const id = () => uuid().primaryKey()

/** A JavaScript Date holds milliseconds: more digits in the column would break equality and keyset paging. */
export const timestamp = () => pgTimestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** A JSON column whose value is parsed by `schema` when it is read. */
export const parsedJson = <T>(schema: z.ZodType<T>) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => schema.parse(stored),
  })()

/** Check constraint "column is one of these words"; null passes. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`)
