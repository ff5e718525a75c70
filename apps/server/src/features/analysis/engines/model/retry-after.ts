import { SECOND_MS } from '#platform/clock'

/** The delay in a service's Retry-After, in seconds or as a date (RFC 9110, 10.2.3); null without one. */
export function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number | null {
  const value = headers['retry-after']?.trim()
  if (!value) return null
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * SECOND_MS
  // Date.parse accepts more formats than HTTP does.
  const at = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
