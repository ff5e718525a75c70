import { BRANDS } from '@riflesso/colorimetry'
import { brandExplanation, shadeOfBrand } from '@riflesso/consultation'
import { brandCopy as copy } from '~/copy/public/brand.ts'
import styles from './brand-shade.module.css'
import { useSalonBrand } from './salon-settings.ts'

type Line = Parameters<typeof shadeOfBrand>[0]

/** The shade in the notation of the salon's brand; nothing without a brand or a shade. */
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

/** Explanation and source of the brand's notation, once below the phases that use it. */
export function BrandNote({ phases }: { readonly phases: readonly Phase[] }) {
  const brand = useSalonBrand()
  if (!brand || !phases.some(({ formula }) => formula.some((line) => shadeOfBrand(line, brand)))) return null
  return <p className={styles.note}>{brandExplanation(brand)}</p>
}
