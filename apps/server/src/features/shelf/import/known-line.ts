import { type BrandId, brands } from '@riflesso/colorimetry'
import { foldText } from '#platform/search-key'

/** The main line of each brand, with the possible beginnings of a pasted product. */
const LINES = brands.map(({ name, line }) => {
  const [main = line] = line.split(', ')
  const [short = name] = name.split(' ')
  return { supplier: name, line: main, starts: [`${name} ${main}`, `${short} ${main}`, main].map(foldText) }
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
