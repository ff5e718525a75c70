import { readFileSync } from 'node:fs'

/** Fonts of documents, by name; `tools/fonts/render.mjs` makes the files. */
export const DOCUMENT_FONTS = {
  display: 'fraunces-500',
  text: 'instrument-sans-400',
  strong: 'instrument-sans-600',
} as const
export type DocumentFont = keyof typeof DOCUMENT_FONTS

const loaded = new Map<DocumentFont, Buffer>()

export function documentFont(name: DocumentFont): Buffer {
  const font = loaded.get(name) ?? readFileSync(new URL(`./fonts/${DOCUMENT_FONTS[name]}.ttf`, import.meta.url))
  loaded.set(name, font)
  return font
}

/** The characters that every file has: Western European letters and typographic punctuation. */
const DRAWN = /^[\n\x20-\x7e\xa0-\xa3\xa5\xa7-\xab\xae-\xb0\xb4\xb6-\xb8\xba\xbb\xbf-\xffıŒœˆ˚˜–—‘’‚“”„•…‹›€™−]$/u

/** Text that the fonts can show: a letter that they lack loses its mark, 'č' to 'c', or becomes '?'. */
export const drawable = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) => {
    if (DRAWN.test(character)) return character
    const [plain = ''] = character.normalize('NFD')
    return DRAWN.test(plain) ? plain : '?'
  }).join('')
