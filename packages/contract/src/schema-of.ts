import type { z } from 'zod'

/**
 * Returns the schema as it is, and compiles only if its output and `T` are assignable to each other: a field added to the
 * type and forgotten in the schema (or the other way round) is a compile error.
 */
export const schemaOf =
  <T>() =>
  <S extends z.ZodType<T>>(schema: S & (T extends z.output<S> ? unknown : never)): S =>
    schema
