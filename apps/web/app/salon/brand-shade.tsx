import { BRANDS } from '@riflesso/colorimetry'
import { brandExplanation, shadeOfBrand } from '@riflesso/consultation'
import { brandCopy as copy } from '~/copy/brand.ts'
import styles from './brand-shade.module.css'
import { useSalonBrand } from './salon-settings.ts'

type Line = Parameters<typeof shadeOfBrand>[0]

/** How the salon's brand writes the shade of a product; nothing without a brand, and for products without a shade. */
export function BrandShade({ line }: { readonly line: Line }) {
  const brand = useSalonBrand()
  const shade = brand && shadeOfBrand(line, brand)
  if (!brand || !shade) return null
  return (
    <span className={styles.shade}>
      {BRANDS[brand].name} <b className={styles.code}>{shade.code}</b>
      {shade.sure ? null : <span className={styles.unsure}> · {copy.unsure}</span>}
    </span>
  )
}

type Phase = { readonly formula: readonly Line[] }

/** What the brand's writing means and where it comes from, once below the phases that show it. */
export function BrandNote({ phases }: { readonly phases: readonly Phase[] }) {
  const brand = useSalonBrand()
  if (!brand || !phases.some(({ formula }) => formula.some((line) => shadeOfBrand(line, brand)))) return null
  return <p className={styles.note}>{brandExplanation(brand)}</p>
}
