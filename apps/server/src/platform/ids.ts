import { createHash, randomUUIDv7 } from 'node:crypto'

/** A new uuid, version 7: later ids sort after earlier ones. */
export const newId = (): string => randomUUIDv7()

/** The uuid derived from a text, version 8: for rows that must exist once however often they are created. */
export const idFrom = (text: string): string => {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
