export type PostalAddress = {
  readonly street: string
  /** Five digits. */
  readonly postalCode: string
  readonly city: string
  /** Two letters, or null. */
  readonly province: string | null
}

const LINE = /^(?<street>.+?)[,\s]+(?<postalCode>\d{5})\s+(?<city>[^\d,()]+?)[,\s]*(?:\(?(?<province>[A-Z]{2})\)?)?$/

/** The parts of an Italian address on one line, 'Via Roma 1, 50123 Firenze FI'; null when it cannot be parsed. */
export function readPostalAddress(line: string): PostalAddress | null {
  const { street, postalCode, city, province } = LINE.exec(line.trim())?.groups ?? {}
  return street && postalCode && city ? { street, postalCode, city, province: province ?? null } : null
}
