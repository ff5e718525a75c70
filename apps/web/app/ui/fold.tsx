import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './fold.module.css'

type Props = {
  readonly title: ReactNode
  /** The title takes the whole width, its chevron stands at the end. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** What is one tap away, folded under its title. */
export function Fold({ title, wide = false, children }: Props) {
  return (
    <details className={styles.fold} data-wide={wide || undefined}>
      <summary className={styles.title}>
        {title}
        <IconChevronDown className={styles.sign} size="1rem" stroke={1.75} aria-hidden />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
