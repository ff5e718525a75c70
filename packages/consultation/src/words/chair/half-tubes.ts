import type { InHalfTubes, Phase } from '@riflesso/colorimetry'
import { formulaLines } from '../../formula/formula-lines.ts'
import { lineQuantity } from '../../formula/line-quantity.ts'
import { decimal, uncapitalised } from '../../italian.ts'
import { developerName, productName } from '../products.ts'

/** 'mezzo tubetto', '1 tubetto e mezzo', '2 tubetti'. */
function tubes(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (whole === 0) return 'mezzo tubetto'
  return `${whole} ${whole === 1 ? 'tubetto' : 'tubetti'}${halves % 2 === 0 ? '' : ' e mezzo'}`
}

/** '1 tubetto e mezzo di crema colore 7.3 (90 g)', one line per product, the developer, and finally the excess over the `planned` bowl. */
export function halfTubeLines({ phase: { products, developer }, halves }: InHalfTubes, planned: Phase): string[] {
  const lines = products.map(({ class: name, shade, grams }, index) => {
    const product = uncapitalised(productName(name, shade))
    return `${tubes(halves[index] ?? 0)} di ${product} (${decimal(grams)} g)`
  })
  if (developer) lines.push(`${decimal(developer.grams)} ml di ${uncapitalised(developerName(developer))}`)
  const over = gramsIn(products) - gramsIn(planned.products)
  return over > 0 ? [...lines, `ne avanzano ${decimal(over)} g di colore`] : lines
}

const gramsIn = (products: Phase['products']): number => products.reduce((sum, { grams }) => sum + grams, 0)

/** 'da pesare 15 g di tono su tono 7.3', '22 ml di attivatore 7 vol (2,1%)': a bowl for which half tubes would be wasteful or change the mixture. */
export const weighedLines = (phase: Phase): string[] =>
  formulaLines(phase).map((line, index) => {
    const weighed = `${lineQuantity(line)} di ${uncapitalised(line.prodotto)}`
    return index === 0 ? `da pesare ${weighed}` : weighed
  })
