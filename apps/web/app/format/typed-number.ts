/** A typed number with a decimal comma, null for an empty field; undefined if it is not a number from 0 to `max`. */
export function typedNumber(text: string, max: number): number | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const value = Number(trimmed.replace(',', '.'))
  return value >= 0 && value <= max ? value : undefined
}

/** A typed amount of euros in whole cents, null for an empty field; undefined if it is not an amount up to `maxCents`. */
export function typedCents(text: string, maxCents: number): number | null | undefined {
  const amount = text.replace(/[\s€]/g, '')
  // A dot before three digits separates thousands: '1.200' is not 1.20 euros.
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/.test(amount)
  const euros = typedNumber(isGrouped ? amount.replaceAll('.', '') : amount, maxCents / 100)
  return typeof euros === 'number' ? Math.round(euros * 100) : euros
}

/** A typed whole number, null for an empty field; undefined if it is not one from 0 to `max`. */
export function typedWhole(text: string, max: number): number | null | undefined {
  const value = typedNumber(text, max)
  return typeof value === 'number' && !Number.isInteger(value) ? undefined : value
}
