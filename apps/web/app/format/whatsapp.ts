/** Digits of the shortest telephone number, and of the shortest Italian one with its prefix. */
const LEAST_DIGITS = 6
const WITH_PREFIX = 11

/** An address that opens WhatsApp with a text for this number; null without a number. One without a prefix is Italian. */
export function whatsAppAddress(phone: string | null, text: string): string | null {
  const digits = phone?.replace(/\D/g, '') ?? ''
  if (digits.length < LEAST_DIGITS) return null
  const isWhole = /^\s*\+/.test(phone ?? '') || (digits.startsWith('39') && digits.length >= WITH_PREFIX)
  const number = digits.startsWith('00') ? digits.slice(2) : isWhole ? digits : `39${digits}`
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
