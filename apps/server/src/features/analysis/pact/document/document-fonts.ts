import { readFileSync } from 'node:fs'

/** Files of the fonts; `tools/fonts/render.mjs` makes them. */
const FILES = {
  display: 'fraunces-500',
  text: 'instrument-sans-400',
  strong: 'instrument-sans-600',
} as const
export const DOCUMENT_FONTS = ['display', 'text', 'strong'] as const satisfies readonly (keyof typeof FILES)[]
export type DocumentFont = (typeof DOCUMENT_FONTS)[number]

const loaded = new Map<DocumentFont, Buffer>()

/** The file of a font, read once. */
export function documentFont(name: DocumentFont): Buffer {
  const font = loaded.get(name) ?? readFileSync(new URL(`./fonts/${FILES[name]}.ttf`, import.meta.url))
  loaded.set(name, font)
  return font
}

/** The characters that every file has: Western European letters and typographic punctuation. */
const DRAWN = /^[\n\x20-\x7e\xa0-\xa3\xa5\xa7-\xab\xae-\xb0\xb4\xb6-\xb8\xba\xbb\xbf-\xffıŒœˆ˚˜–—‘’‚“”„•…‹›€™−]$/u

/** Text in characters of the fonts: another letter loses its diacritic, 'č' to 'c', or becomes '?'. */
export const drawable = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) => {
    if (DRAWN.test(character)) return character
    const [plain = ''] = character.normalize('NFD')
    return DRAWN.test(plain) ? plain : '?'
  }).join('')
