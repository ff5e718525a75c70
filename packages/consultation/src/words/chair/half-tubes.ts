import type { InHalfTubes } from '@riflesso/colorimetry'
import { decimal, uncapitalised } from '../../italian.ts'
import { developerName, productName } from '../products.ts'

/** 'mezzo tubetto', '1 tubetto e mezzo', '2 tubetti'. */
function tubes(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (whole === 0) return 'mezzo tubetto'
  return `${whole} ${whole === 1 ? 'tubetto' : 'tubetti'}${halves % 2 === 0 ? '' : ' e mezzo'}`
}

/** '1 tubetto e mezzo di crema colore 7.3 (90 g)', one line a product, the developer last. */
export function halfTubeLines({ phase: { products, developer }, halves }: InHalfTubes): string[] {
  const lines = products.map(({ class: name, shade, grams }, index) => {
    const product = uncapitalised(productName(name, shade))
    return `${tubes(halves[index] ?? 0)} di ${product} (${decimal(grams)} g)`
  })
  return developer ? [...lines, `${decimal(developer.grams)} ml di ${uncapitalised(developerName(developer))}`] : lines
}
