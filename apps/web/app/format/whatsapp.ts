/** An address that opens WhatsApp with a text for a number; a number without a prefix is Italian. */
export function whatsappLink(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, '')
  const isWhole = /^\s*\+/.test(phone) || (digits.startsWith('39') && digits.length > 10)
  const number = digits.startsWith('00') ? digits.slice(2) : isWhole ? digits : `39${digits}`
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
