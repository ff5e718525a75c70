import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './fold.module.css'

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
    <details className={styles.fold} data-wide={wide || undefined}>
      <summary className={styles.title} aria-label={label}>
        {title}
        <IconChevronDown className={styles.sign} size="1rem" stroke={1.75} aria-hidden />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
