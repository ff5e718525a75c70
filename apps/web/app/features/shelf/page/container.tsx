import type { CSSProperties } from 'react'

type Props = {
  readonly shape: 'tube' | 'bottle' | 'jar'
  /** '#RRGGBB'; null for products without a shade. */
  readonly hex: string | null
  /** Share of the container that is left, 0-1. */
  readonly filled: number
}

/** Picture of a container on the shelf, filled to its remaining share. Decorative: the amounts are written beside it. */
export function Container({ shape, hex, filled }: Props) {
  const shade = { '--shade': hex ?? 'color-mix(in srgb, var(--control) 55%, var(--sunken))' } as CSSProperties
  return (
    <span
      className="group/container relative block w-10 h-19 pt-3 before:absolute before:top-0 before:left-[50%] before:w-4 before:h-3.5 before:border before:border-control before:border-b-0 before:rounded-t-[0.25rem] before:bg-(--shade) before:[translate:-50%_0] data-[shape=jar]:w-13 data-[shape=jar]:h-14 data-[shape=jar]:pt-2 data-[shape=jar]:before:w-12 data-[shape=jar]:before:h-2.25"
      data-shape={shape}
      style={shade}
      aria-hidden
    >
      <span className="relative block overflow-hidden h-full border border-control rounded-t-[0.5rem] rounded-b-[0.1875rem] bg-sunken group-data-[shape=tube]/container:[clip-path:polygon(0_0,100%_0,92%_100%,8%_100%)] group-data-[shape=bottle]/container:rounded-t-[0.875rem] group-data-[shape=bottle]/container:rounded-b-[0.25rem]">
        <span
          className="absolute right-0 bottom-0 left-0 bg-(--shade) after:absolute after:[background:linear-gradient(90deg,transparent_12%,rgb(255_255_255_/_0.28)_28%,transparent_52%)] after:inset-0"
          style={{ height: `${Math.round(filled * 100)}%` }}
        />
      </span>
    </span>
  )
}
