import { randomUUIDv7 } from 'node:crypto'

/** A new uuid, version 7: later ids sort after earlier ones. */
export const newId = (): string => randomUUIDv7()
