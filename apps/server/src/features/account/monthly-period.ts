/**
 * The first time after `now` at which a monthly count that began at `anchor` resets: whole calendar months
 * after the anchor, on its day of the month or the last day of a shorter one. Times are UTC.
 */
export function nextReset(anchor: Date, now: Date): Date {
  const passed = monthsBetween(anchor, now)
  const candidate = addMonths(anchor, Math.max(1, passed))
  return candidate > now ? candidate : addMonths(anchor, passed + 1)
}

const monthsBetween = (from: Date, to: Date): number =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()

/** The same time some calendar months later, or on the last day of a shorter month. Times are UTC. */
export function addMonths(from: Date, months: number): Date {
  const date = new Date(from)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(from.getUTCDate(), daysInMonth))
  return date
}
