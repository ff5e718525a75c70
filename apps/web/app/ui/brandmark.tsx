/** The product's name with its copper dot. */
export function Brandmark({ size = 'normal' }: { readonly size?: 'normal' | 'large' }) {
  return (
    <span
      className="text-ink font-display text-2xl font-semibold tracking-tight leading-none data-[size=large]:text-2xl"
      data-size={size}
    >
      Riflesso<span className="text-copper">.</span>
    </span>
  )
}
