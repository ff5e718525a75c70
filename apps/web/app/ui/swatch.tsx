type Props = {
  /** One or more '#RRGGBB': a solid colour, or a gradient at 135 degrees. */
  readonly colours: readonly string[]
  readonly size?: 'dot' | 'small' | 'large'
  /** Absent if the name of the colour is shown beside it. */
  readonly label?: string
}

/** Round swatch of a shade. */
export function Swatch({ colours, size = 'small', label }: Props) {
  const [first, second] = colours
  const background = second === undefined ? first : `linear-gradient(135deg, ${colours.join(', ')})`
  return (
    <span
      className="inline-block flex-none size-7 rounded-full [box-shadow:inset_0_0_0_0.0625rem_color-mix(in_srgb,var(--ink)_14%,transparent)] data-[size=dot]:size-3.5 data-[size=large]:size-16 data-[size=large]:rounded-picture"
      data-size={size}
      style={{ background }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
