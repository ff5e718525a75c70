import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = {
  readonly title: ReactNode
  /** Longer name for screen readers; begins with the title. */
  readonly label?: string
  /** Full-width title with the chevron at the end. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** Collapsible section. */
export function Fold({ title, label, wide = false, children }: Props) {
  return (
    <details data-wide={wide || undefined}>
      <summary
        className="inline-flex items-center min-h-12 text-plum cursor-pointer font-semibold gap-1 list-none lg:min-h-9 [&::-webkit-details-marker]:hidden [[data-wide]>&]:flex [[data-wide]>&]:min-h-12 [[data-wide]>&]:rounded-field [[data-wide]>&]:px-3.5 [[data-wide]>&]:py-2 [[data-wide]>&]:gap-2.5"
        aria-label={label}
      >
        {title}
        <IconChevronDown
          className="flex-none [transition:transform_120ms_ease] [[data-wide]>*>&]:ml-auto [[open]>*>&]:[transform:rotate(180deg)]"
          size="1rem"
          stroke={1.75}
          aria-hidden
        />
      </summary>
      <div className="grid pb-3 gap-3 grid-cols-1">{children}</div>
    </details>
  )
}

/** The sign of a `summary` that turns when its `details` open. */
export const OpenSign = ({ size = '1.125rem' }: { readonly size?: string }) => (
  <IconChevronDown
    className="flex-none text-plum [[open]>*>&]:[transform:rotate(180deg)]"
    size={size}
    stroke={1.75}
    aria-hidden
  />
)
