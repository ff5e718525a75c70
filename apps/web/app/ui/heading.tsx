import type { ReactNode, Ref } from 'react'
import styles from './heading.module.css'

type Props = {
  /** Ref, for moving focus to the heading. */
  readonly ref?: Ref<HTMLHeadingElement>
  /** Heading level. */
  readonly level: 1 | 2 | 3 | 4
  readonly size: 'hero' | 'page' | 'section' | 'card' | 'small'
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Heading in the display font; level and size are independent. */
export function Heading({ ref, level, size, id, className, children }: Props) {
  const Tag = `h${level}` as const
  return (
    <Tag
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      id={id}
      className={[styles.heading, className].filter(Boolean).join(' ')}
      data-size={size}
    >
      {children}
    </Tag>
  )
}

/** Small copper capitals above a heading: 'PASSO 1'. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>
}
