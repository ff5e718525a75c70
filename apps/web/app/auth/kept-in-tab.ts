import type { z } from 'zod'

/** A stored value; null without one, and if it does not fit the schema. */
export function readStored<Value>(text: string | null, schema: z.ZodType<Value>): Value | null {
  try {
    return schema.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** A value of this tab, which survives a reload. */
export const keptInTab = <Value>(key: string, schema: z.ZodType<Value>) => ({
  get: () => readStored(sessionStorage.getItem(key), schema),
  set: (value: Value | null): void => {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  },
})
