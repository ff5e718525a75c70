import { type BrandId, brands } from '@riflesso/colorimetry'
import { foldText } from '#platform/search-key'

const firstWord = (text: string): string => text.split(' ')[0] ?? text

/**
 * The main line of each brand, with the beginnings of a pasted product, longest first: the line, or the brand, once or twice, and
 * the line or its first word ('Wella Koleston').
 */
const LINES = brands.map(({ name, line }) => {
  const [main = line] = line.split(', ')
  const once = [name, firstWord(name)]
  const twice = once.flatMap((one) => once.map((other) => `${one} ${other}`))
  const branded = [...once, ...twice].flatMap((brand) => [`${brand} ${main}`, `${brand} ${firstWord(main)}`])
  const starts = [main, ...branded].map(foldText).toSorted((one, other) => other.length - one.length)
  return { supplier: name, line: main, starts }
})

/** Brand and line at the beginning of a pasted product ('Koleston Perfect 6/0'), and the rest of it; null for an unknown line. */
export function knownLineIn(item: string) {
  const folded = foldText(item)
  for (const { supplier, line, starts } of LINES) {
    const start = starts.find((each) => folded.startsWith(`${each} `))
    // Folding may change the number of characters, but not of words.
    if (start !== undefined) return { supplier, line, rest: item.split(' ').slice(start.split(' ').length).join(' ') }
  }
  return null
}

const IDS = new Map<string, BrandId>(brands.map(({ id, name }) => [foldText(name), id]))

/** Notation of a known brand by its name; null for another name. */
export const notationOfBrand = (supplier: string): BrandId | null => IDS.get(foldText(supplier)) ?? null
