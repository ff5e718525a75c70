import type { ReactNode, Ref } from 'react'
import styles from './heading.module.css'

type Props = {
  /** With it the heading can take the focus, so that a reader goes on from there. */
  readonly ref?: Ref<HTMLHeadingElement>
  /** Level in the outline of the page. */
  readonly level: 1 | 2 | 3 | 4
  readonly size: 'hero' | 'page' | 'section' | 'card' | 'small'
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** Display type: the outline level and the size are chosen apart. */
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
