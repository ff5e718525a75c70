import type { ReactNode, Ref } from 'react'

const SIZE = {
  hero: 'text-[length:clamp(2.75rem,1.6rem_+_4.4vw,4.75rem)] font-[400] tracking-[-0.045em] leading-[1.02] lg:text-wrap',
  page: 'text-[length:clamp(2rem,1.6rem_+_1.8vw,2.75rem)] font-[400] tracking-[-0.035em] leading-[1.08]',
  section: 'text-[length:clamp(1.625rem,1.4rem_+_1vw,2.125rem)] font-[450] tracking-[-0.03em] leading-[1.15]',
  card: 'text-2xl leading-[1.15]',
  small: 'text-lg tracking-[-0.01em] leading-[1.15]',
}

const USUAL = { 1: 'page', 2: 'card', 3: 'small', 4: 'small' } as const

type Props = {
  readonly ref?: Ref<HTMLHeadingElement>
  readonly level: 1 | 2 | 3 | 4
  /** Default by level. */
  readonly size?: keyof typeof SIZE
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** Heading in the display font; level and size are independent. */
export function Heading({ ref, level, size = USUAL[level], id, children }: Props) {
  const Tag = `h${level}` as const
  return (
    <Tag
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      id={id}
      className={`text-ink focus:outline-none ${SIZE[size]}`}
    >
      {children}
    </Tag>
  )
}

/** Small copper capitals above a heading: 'PASSO 1'. */
export const Eyebrow = ({ children }: { readonly children: ReactNode }) => (
  <p className="text-copper-text text-2xs font-[650] tracking-[0.09em] uppercase">{children}</p>
)
