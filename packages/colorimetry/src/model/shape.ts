import { z } from 'zod'

/** Output of a schema, readonly at every depth. */
export type Shape<S extends z.ZodType> = Immutable<z.output<S>>

type Immutable<T> = { readonly [K in keyof T]: Immutable<T[K]> }

export const listOf = <S extends z.ZodType>(schema: S) => z.array(schema).readonly()
