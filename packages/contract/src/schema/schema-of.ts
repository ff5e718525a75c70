import type { z } from 'zod'

/**
 * Returns the schema unchanged. Compiles only if its output and `T` are mutually assignable, so that a field missing from
 * either is a compile error.
 */
export const schemaOf =
  <T>() =>
  <S extends z.ZodType<T>>(schema: S & (T extends z.output<S> ? unknown : never)): S =>
    schema
