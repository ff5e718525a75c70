import { brandExplanation, shadeOfBrand, showsBrand } from '@riflesso/consultation'
import { useSalonBrand } from './salon-settings.ts'

type Line = Parameters<typeof shadeOfBrand>[0]

/** The shade in the notation of the salon's brand; nothing without a brand or a shade, or while nobody has confirmed it. */
export function BrandShade({ line }: { readonly line: Line }) {
  const brand = useSalonBrand()
  const code = brand && shadeOfBrand(line, brand)
  if (!code) return null
  return (
    <span className="inline-block py-0.25 px-2 rounded-full bg-copper-tint text-copper-text text-2xs tabular-nums leading-[1.4]">
      {brand.name} <b className="font-[650] whitespace-nowrap">{code}</b>
    </span>
  )
}

type Phase = { readonly formula: readonly Line[] }

/** Explanation and source of the brand's notation, once below the phases that use it. */
export function BrandNote({ phases }: { readonly phases: readonly Phase[] }) {
  const brand = useSalonBrand()
  if (!brand || !showsBrand(phases, brand)) return null
  return <p className="max-w-176 mt-3 text-muted text-xs leading-[1.45]">{brandExplanation(brand)}</p>
}
