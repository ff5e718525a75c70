/** Characters beyond Latin-1 in Italian texts, and their replacements. */
const WRITTEN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '€': 'EUR',
  '…': '...',
}

/**
 * Converts a text to the characters of the tax office's schema (Basic Latin and Latin-1), cut to `max`: other accents are
 * dropped, unknown characters become '?'.
 */
export const latin = (text: string, max: number): string =>
  Array.from(text.normalize('NFC'), (character) => {
    const written = WRITTEN[character] ?? character
    if (/^[\x20-\x7e\xa0-\xff]+$/.test(written)) return written
    const bare = character.normalize('NFD').replace(/\p{M}/gu, '')
    return /^[\x20-\x7e]+$/.test(bare) ? bare : '?'
  })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
