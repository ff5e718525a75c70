import { CORRECTOR, type Developer, type Phase, type PhaseProduct, parseShade } from '@riflesso/colorimetry'
import { decimal, listed, ratioInWords, uncapitalised } from '../italian.ts'
import { developerName, diluentName, productName, productUnit } from '../words/products.ts'
import type { FormulaLine } from '../written-phase.ts'
import { lineQuantity } from './line-quantity.ts'

const blank = { quantita_g: null, quantita_ml: null, ossidante_vol: null, rapporto_miscelazione: null } as const

/** Content of a line: a product of the phase by its index, or an addition to the products. */
export type LinePart = number | 'bond' | 'dilution' | 'developer'

/** Everything that goes into the bowl of a phase, in the order in which it is weighed: products, additions, developer. */
export const formulaLines = (phase: Phase): FormulaLine[] => linesWithParts(phase).map(([line]) => line)

/** Content of each of the `formulaLines` of a phase, in the same order. */
export const lineParts = (phase: Phase): LinePart[] => linesWithParts(phase).map(([, part]) => part)

function linesWithParts(phase: Phase): (readonly [FormulaLine, LinePart])[] {
  const ratio = phase.ratio === null ? null : ratioInWords(phase.ratio)
  const all = (lines: readonly FormulaLine[], part: LinePart) => lines.map((line) => [line, part] as const)
  return [
    ...phase.products.flatMap((product, index) => all(productLines(product, ratio, isPale(phase)), index)),
    ...all(bondLine(phase), 'bond'),
    ...all(dilutionLine(phase), 'dilution'),
    ...all(developerLine(phase.developer, ratio), 'developer'),
  ]
}

/**
 * The products of a phase with the grams that were mixed; `grams` has an entry for each of its lines, null = left out. Left out
 * products are omitted, unless all are: then nothing was weighed, and the products of the plan are returned.
 */
export function mixedProducts(phase: Phase, grams: readonly (number | null)[]): readonly PhaseProduct[] {
  const parts = lineParts(phase)
  const mixed = phase.products
    .map((product, index) => ({ ...product, grams: grams[parts.indexOf(index)] ?? 0 }))
    .filter((product) => product.grams > 0)
  return mixed.length === 0 ? phase.products : mixed
}

const isPale = ({ products }: Phase): boolean =>
  products.some(({ shade }) => (parseShade(shade ?? '')?.level ?? 0) >= CORRECTOR.drops.fromLevel)

function productLines(
  { class: productClass, shade, grams, volume }: PhaseProduct,
  ratio: string | null,
  isOnPaleHair: boolean,
): FormulaLine[] {
  const name = productName(productClass, shade)
  // A reductive remover has two parts that are mixed; its grams are those of each part.
  if (productClass === 'DECAP_RED') {
    return [
      { ...blank, prodotto: `${name} (componente A)`, quantita_g: grams },
      { ...blank, prodotto: `${name} (componente B)`, quantita_g: grams, rapporto_miscelazione: ratio },
    ]
  }
  const quantity = productUnit(productClass) === 'g' ? { quantita_g: grams } : { quantita_ml: grams }
  // A developer without colour is named by its volumes.
  if (volume !== undefined)
    return [{ ...blank, prodotto: `${name} ${decimal(volume)} vol`, ...quantity, ossidante_vol: volume }]
  const drops =
    productClass === 'CORRECTOR' && isOnPaleHair ? { gocce: Math.round(grams * CORRECTOR.drops.perGram) } : {}
  return [{ ...blank, prodotto: name, ...quantity, ...(shade === null ? {} : { nuance: shade }), ...drops }]
}

const bondLine = ({ bondGrams }: Phase): FormulaLine[] =>
  bondGrams === 0 ? [] : [{ ...blank, prodotto: productName('BOND', null), quantita_ml: bondGrams }]

function dilutionLine({ dilutionGrams, products }: Phase): FormulaLine[] {
  if (dilutionGrams === 0) return []
  return [{ ...blank, prodotto: diluentName(products[0]?.class), quantita_ml: dilutionGrams }]
}

function developerLine(developer: Developer | null, ratio: string | null): FormulaLine[] {
  if (!developer) return []
  return [
    {
      prodotto: developerName(developer),
      quantita_g: null,
      quantita_ml: developer.grams,
      ossidante_vol: developer.volume,
      rapporto_miscelazione: ratio,
    },
  ]
}

/** '30 g di tono su tono 8.43 con 60 ml di attivatore 7 vol (2,1%), 15 minuti'. */
export function bowlInWords(phase: Phase): string {
  const parts = formulaLines(phase).map((line) => `${lineQuantity(line)} di ${uncapitalised(line.prodotto)}`)
  const mixed = phase.developer ? parts.slice(0, -1) : parts
  const developer = phase.developer ? ` con ${parts[parts.length - 1]}` : ''
  return `${listed(mixed)}${developer}, ${decimal(phase.minutes)} minuti`
}
