import { NOTATION_WORDS } from '../data/notation-words.ts'
import type { ProductClass } from '../model/plan.ts'
import { ZONES } from '../model/vocabulary.ts'
import { classOf, type TypedPhase, type TypedProduct } from './read-formula.ts'

const number = (value: number): string => String(value).replace('.', ',')

/** The first word of a kind in the table, which is its usual one. */
const wordOf = (isIt: (word: NonNullable<ReturnType<typeof NOTATION_WORDS.get>>) => boolean): string => {
  const found = [...NOTATION_WORDS].find(([, word]) => isIt(word))
  if (found === undefined) throw new Error('a class without a word')
  return found[0]
}

const classWord = (product: ProductClass) => wordOf((word) => word.kind === 'class' && word.class === product)

const productText = ({ class: product, shade, grams }: TypedProduct): string =>
  [grams === null ? '' : `${number(grams)} g`, shade ?? classWord(product)].filter(Boolean).join(' ')

const ZONE_WORDS = { roots: 'radici', lengths: 'lunghezze', ends: 'punte' } as const

/** The word for the class of its shades; null where the shades say it. */
const classOfShades = ({ products, developer }: TypedPhase): string | null => {
  const unusual = products.find(
    ({ class: product, shade }) =>
      shade !== null && product !== 'CORRECTOR' && product !== classOf(shade, developer?.volume ?? null),
  )
  return unusual === undefined ? null : classWord(unusual.class)
}

const phaseText = (phase: TypedPhase): string => {
  const { products, developer, ratio, dilutionGrams, bondGrams, minutes, zones, technique } = phase
  const bowl = [
    ...products.map(productText),
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
    zones.length === ZONES.length ? 'tutta la testa' : zones.map((zone) => ZONE_WORDS[zone]).join(' e '),
    technique === null ? null : wordOf((word) => word.kind === 'technique' && word.technique === technique),
  ]
  return [bowl, ...told].filter(Boolean).join(' ')
}

/** Phases as a colourist writes them, in generic notation: `readFormula` reads the same again. */
export const writeNotation = (phases: readonly TypedPhase[]): string => phases.map(phaseText).join('\npoi ')
