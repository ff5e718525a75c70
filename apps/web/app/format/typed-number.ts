/** A typed number with a decimal comma, null for an empty field; undefined if it is not a number from 0 to `max`. */
export function typedNumber(text: string, max: number): number | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const value = Number(trimmed.replace(',', '.'))
  return value >= 0 && value <= max ? value : undefined
}

/** A typed amount of euros in whole cents, null for an empty field; undefined if it is not an amount up to `maxCents`. */
export function typedCents(text: string, maxCents: number): number | null | undefined {
  const amount = typedNumber(text.replace('€', ''), maxCents / 100)
  return typeof amount === 'number' ? Math.round(amount * 100) : amount
}

/** A typed whole number, null for an empty field; undefined if it is not one from 0 to `max`. */
export function typedWhole(text: string, max: number): number | null | undefined {
  const value = typedNumber(text, max)
  return typeof value === 'number' && !Number.isInteger(value) ? undefined : value
}
