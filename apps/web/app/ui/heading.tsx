import type { ReactNode } from 'react'
import styles from './heading.module.css'

type Props = {
  /** Level in the outline of the page. */
  readonly level: 1 | 2 | 3 | 4
  readonly size: 'hero' | 'page' | 'section' | 'card' | 'small'
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** Display type: the outline level and the size are chosen apart. */
export function Heading({ level, size, id, className, children }: Props) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={[styles.heading, className].filter(Boolean).join(' ')} data-size={size}>
      {children}
    </Tag>
  )
}

/** Small copper capitals above a heading: 'PASSO 1'. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>
}
