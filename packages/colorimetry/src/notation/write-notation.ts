import { brandShadeOf } from '../colour/brand-shade.ts'
import { NOTATION_WORDS } from '../data/notation-words.ts'
import type { BrandId, BrandNotation } from '../data/products/brands.ts'
import type { ProductClass } from '../model/plan.ts'
import { ZONES } from '../model/vocabulary.ts'
import { classOf, readFormula, type TypedPhase, type TypedProduct } from './read-formula.ts'

const number = (value: number): string => String(value).replace('.', ',')

/** The first word of a kind in the table, which is its usual one. */
const wordOf = (isIt: (word: NonNullable<ReturnType<typeof NOTATION_WORDS.get>>) => boolean): string => {
  const found = [...NOTATION_WORDS].find(([, word]) => isIt(word))
  if (found === undefined) throw new Error('a class without a word')
  return found[0]
}

const classWord = (product: ProductClass) => wordOf((word) => word.kind === 'class' && word.class === product)

/** The word for a product without a shade. */
const unshadedWord = (product: ProductClass) =>
  product === 'GLOSS' ? wordOf(({ kind }) => kind === 'clear') : classWord(product)

/** A shade in the notation of a brand; one that it lacks or that nobody confirmed stays generic, as do correctors. */
const codeOf = (shade: string, brand: BrandNotation | null): string => {
  const written = brand === null ? null : brandShadeOf(brand, shade)
  return written?.sure ? written.code : shade
}

const productText = ({ class: product, shade, grams }: TypedProduct, brand: BrandNotation | null): string =>
  [grams === null ? '' : `${number(grams)} g`, shade === null ? unshadedWord(product) : codeOf(shade, brand)]
    .filter(Boolean)
    .join(' ')

const ZONE_WORDS = { roots: 'radici', lengths: 'lunghezze', ends: 'punte' } as const

/** The word for the class of its shades; null where the shades say it. */
const classOfShades = ({ products, developer }: TypedPhase): string | null => {
  const unusual = products.find(
    ({ class: product, shade }) =>
      shade !== null && product !== 'CORRECTOR' && product !== classOf(shade, developer?.volume ?? null),
  )
  return unusual === undefined ? null : classWord(unusual.class)
}

const phaseText = (phase: TypedPhase, brand: BrandNotation | null): string => {
  const { products, developer, ratio, dilutionGrams, bondGrams, stopAtLevel, minutes, zones, technique } = phase
  const bowl = [
    ...products.map((product) => productText(product, brand)),
    ...(developer === null
      ? []
      : [`${developer.grams === null ? '' : `${number(developer.grams)} g `}${number(developer.volume)} vol`]),
    ...(dilutionGrams > 0 ? [`${number(dilutionGrams)} g acqua`] : []),
    ...(bondGrams > 0 ? [`${number(bondGrams)} g plex`] : []),
  ].join(' + ')
  const told = [
    ratio === null ? null : `1:${number(ratio)}`,
    classOfShades(phase),
    minutes === null ? null : minutes[0] === minutes[1] ? `${minutes[0]} min` : `${minutes[0]}-${minutes[1]} min`,
    stopAtLevel === null ? null : `fino a ${number(stopAtLevel)}`,
    zones.length === ZONES.length ? 'tutta la testa' : zones.map((zone) => ZONE_WORDS[zone]).join(' e '),
    technique === null ? null : wordOf((word) => word.kind === 'technique' && word.technique === technique),
  ]
  return [bowl, ...told].filter(Boolean).join(' ')
}

const textOf = (phases: readonly TypedPhase[], brand: BrandNotation | null): string =>
  phases.map((phase) => phaseText(phase, brand)).join('\npoi ')

const shadesOf = (phases: readonly TypedPhase[]) =>
  phases.map(({ products }) => products.map(({ class: product, shade }) => [product, shade]))

/** Phases as a colourist writes them, and the notation in which `readFormula` reads the same again. */
export type WrittenFormula = { readonly text: string; readonly brand: BrandId | null }

/** Phases in the notation of a brand (null = generic); generic where the brand would read another shade, or has none. */
export const writeNotation = (phases: readonly TypedPhase[], brand: BrandNotation | null): WrittenFormula => {
  const text = textOf(phases, brand)
  const isSame =
    brand === null || JSON.stringify(shadesOf(readFormula(text, brand).phases)) === JSON.stringify(shadesOf(phases))
  return isSame ? { text, brand: brand?.id ?? null } : { text: textOf(phases, null), brand: null }
}
