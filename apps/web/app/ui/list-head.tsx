import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'
import styles from './list-head.module.css'

type Props = {
  readonly title: string
  /** 1: of a page; 2: of a part of one. */
  readonly level: 1 | 2
  readonly id?: string
  readonly subtitle: string
  readonly above?: ReactNode
  readonly below?: ReactNode
  /** What is done with the list, at the far side. */
  readonly children: ReactNode
}

/** What stands over a list: its name, what is in it, and what is done with it. */
export function ListHead({ title, level, id, subtitle, above, below, children }: Props) {
  return (
    <div className={styles.head}>
      <div>
        {above}
        <Heading level={level} size={level === 1 ? 'page' : 'section'} id={id}>
          {title}
        </Heading>
        <p className={styles.subtitle}>{subtitle}</p>
        {below}
      </div>
      {children}
    </div>
  )
}
