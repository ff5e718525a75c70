import { SECOND_MS } from '#platform/clock'

/** How long a service asks to wait, from its Retry-After in seconds or as a date (RFC 9110, 10.2.3); null when it does not say. */
export function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number | null {
  const value = headers['retry-after']?.trim()
  if (!value) return null
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * SECOND_MS
  // Date.parse takes more for a date than HTTP does.
  const at = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
