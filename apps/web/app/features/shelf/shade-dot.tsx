import { Swatch } from '~/ui/swatch.tsx'

/** The colour of a product beside its code; an empty space for products without one. */
export function ShadeDot({ hex }: { readonly hex: string | null }) {
  return hex === null ? <span style={{ width: '1.75rem' }} /> : <Swatch colours={[hex]} />
}
