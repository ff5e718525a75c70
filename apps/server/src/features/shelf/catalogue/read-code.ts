import {
  BRANDS,
  type BrandId,
  catalogueShadeCodes,
  comesInShades,
  correctorCode,
  parseShade,
  percentOf,
  readBrandCorrector,
  readBrandShade,
  shadeNotation,
} from '@riflesso/colorimetry'
import { isProductClass, type ShelfClass } from '@riflesso/contract'

/** The notation of the international digits. */
const INTERNATIONAL: BrandId = 'loreal'

/** Whether products of a class on the shelf have a shade. */
export const hasShades = (name: ShelfClass): boolean => isProductClass(name) && comesInShades(name)

/** '0/11' as the corrector '0.11'. */
const correctorOf = (code: string): string => code.replace(/^\s*0\s*[./,-]?\s*(?=\d)/, '0.').trim()

/** A generic notation as typed ('7.43', '7/43') in its usual form; null when the class has no such shade. */
export function genericShade(name: ShelfClass, typed: string): string | null {
  if (name === 'CORRECTOR') return catalogueShadeCodes(name).has(correctorOf(typed)) ? correctorOf(typed) : null
  const shade = parseShade(typed)
  return shade && shadeNotation(shade.level, shade.tone)
}

/** Generic notation of a code as printed on a tube of this brand; null when its notation does not explain it. */
export function shadeOfCode(name: ShelfClass, notation: BrandId | null, code: string): string | null {
  if (name === 'CORRECTOR') return correctorShade(notation, code)
  const read = readBrandShade(BRANDS[notation ?? INTERNATIONAL], code)
  return read && shadeNotation(read.level, read.tone)
}

function correctorShade(notation: BrandId | null, code: string): string | null {
  if (notation === null) return genericShade('CORRECTOR', code)
  const tone = readBrandCorrector(BRANDS[notation], code)
  return tone && correctorCode(tone)
}

const VOLUMES = Array.from({ length: 40 }, (_, index) => index + 1)

/** Volumes of a developer by its code: '20 vol', 'Ossidante 20', '6%'; null if it contains none. */
export function volumeOfCode(code: string): number | null {
  const percent = /(\d+(?:[.,]\d+)?)\s*%/.exec(code)?.[1]?.replace(',', '.')
  if (percent !== undefined) return VOLUMES.find((volume) => percentOf(volume) === Number(percent)) ?? null
  const volume = Number(/\d+/.exec(code)?.[0])
  return VOLUMES.includes(volume) ? volume : null
}

/** Codes that differ only in spaces and capitals are the same. */
export const sameCode = (one: string, other: string): boolean => codeKey(one) === codeKey(other)

export const codeKey = (code: string): string => code.replace(/\s+/g, '').toUpperCase()
