/** Digits of the shortest telephone number, and of the shortest Italian one with its prefix. */
const LEAST_DIGITS = 6
const WITH_PREFIX = 11
/** With its prefix a number starts with no zero and has at most 15 digits (ITU-T E.164). */
const NUMBER = /^[1-9]\d{5,14}$/
/** After nine digits a slash is followed by another number: prefix and area code, which it may also follow, have eight at most. */
const FIRST_OF_SEVERAL = /^(?:\D*\d){9}[^/]*/

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The first number of a text: a word, such as 'int.' before an extension, ends it. */
function firstNumber(text: string): string {
  const numbers = text.split(/[^\d\s()+./-]+/).filter((part) => digitsOf(part).length >= LEAST_DIGITS)
  return numbers[0]?.match(FIRST_OF_SEVERAL)?.[0] ?? numbers[0] ?? ''
}

/** An address that opens WhatsApp with a text for this number; null without a number. One without a prefix is Italian. */
export function whatsAppAddress(phone: string | null, text: string): string | null {
  const first = firstNumber(phone ?? '')
  const digits = digitsOf(first)
  if (digits === '') return null
  const isWhole = /^\s*\+/.test(first) || (digits.startsWith('39') && digits.length >= WITH_PREFIX)
  const number = digits.startsWith('00') ? digits.slice(2) : isWhole ? digits : `39${digits}`
  return NUMBER.test(number) ? `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}` : null
}
