import type { Developer, Phase, PhaseProduct } from '@riflesso/colorimetry'
import type { FormulaLine } from './analysis-result.ts'
import { decimal, listed, ratioInWords, uncapitalised } from './italian.ts'
import { developerName, diluentName, productName, productUnit } from './words/products.ts'
import { amount } from './words/reasons/values.ts'

const blank = { quantita_g: null, quantita_ml: null, ossidante_vol: null, rapporto_miscelazione: null } as const

/** Everything that goes into the bowl of a phase, in the order in which it is weighed: products, additions, developer. */
export function formulaLines(phase: Phase): FormulaLine[] {
  const ratio = phase.ratio === null ? null : ratioInWords(phase.ratio)
  const products = phase.products.flatMap((product) => productLines(product, phase, ratio))
  return [...products, ...bondLine(phase), ...dilutionLine(phase), ...developerLine(phase.developer, ratio)]
}

function productLines(
  { class: productClass, shade, grams }: PhaseProduct,
  phase: Phase,
  ratio: string | null,
): FormulaLine[] {
  const name = productName(productClass, shade)
  if (productClass === 'SOFTEN') return [softeningLine(phase, grams)]
  // A reductive remover comes in two parts that are mixed with each other; its grams are those of each part.
  if (productClass === 'DECAP_RED') {
    return [
      { ...blank, prodotto: `${name}, componente A`, quantita_g: grams },
      { ...blank, prodotto: `${name}, componente B`, quantita_g: grams, rapporto_miscelazione: ratio },
    ]
  }
  const quantity = productUnit(productClass) === 'g' ? { quantita_g: grams } : { quantita_ml: grams }
  return [{ ...blank, prodotto: name, ...quantity }]
}

/** Pre-softening is developer on its own; which one, its reason says. */
function softeningLine({ reasons }: Phase, grams: number): FormulaLine {
  const softening = reasons.find(({ code }) => code === 'white-soften')
  const name = productName('SOFTEN', null)
  if (!softening) return { ...blank, prodotto: name, quantita_ml: grams }
  const volume = amount(softening.values, 'volume')
  return { ...blank, prodotto: `${name} ${decimal(volume)} vol`, quantita_ml: grams, ossidante_vol: volume }
}

/** Millilitres of bond builder in the bowl, 0 without; a bond treatment on its own is a product, not an addition. */
export function bondAmount({ bond, reasons }: Phase): number {
  const added = bond && reasons.find(({ code }) => code === 'bond-builder')
  return added ? amount(added.values, 'grams') : 0
}

function bondLine(phase: Phase): FormulaLine[] {
  const quantity = bondAmount(phase)
  return quantity === 0 ? [] : [{ ...blank, prodotto: productName('BOND', null), quantita_ml: quantity }]
}

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

/** '90 ml', '40 g'. */
export const lineQuantity = ({ quantita_g, quantita_ml }: FormulaLine): string =>
  quantita_g === null ? `${decimal(quantita_ml ?? 0)} ml` : `${decimal(quantita_g)} g`

/** '30 g di tono su tono 8.43 con 60 ml di attivatore 7 vol (2,1%), 15 minuti'. */
export function bowlInWords(phase: Phase): string {
  const parts = formulaLines(phase).map((line) => `${lineQuantity(line)} di ${uncapitalised(line.prodotto)}`)
  const mixed = phase.developer ? parts.slice(0, -1) : parts
  const developer = phase.developer ? ` con ${parts[parts.length - 1]}` : ''
  return `${listed(mixed)}${developer}, ${decimal(phase.minutes)} minuti`
}
