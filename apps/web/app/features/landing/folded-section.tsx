import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Heading } from '~/ui/heading.tsx'
import disclosure from './disclosure.module.css'
import styles from './folded-section.module.css'

type Props = {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A section of the landing page that shows its title and opens on demand. */
export function FoldedSection({ title, text, children }: Props) {
  return (
    <details className={styles.section}>
      <summary className={`${disclosure.title} ${styles.title}`}>
        <Heading level={2} size="section">
          {title}
        </Heading>
        <IconChevronDown className={disclosure.sign} size="1.5rem" stroke={1.5} aria-hidden />
      </summary>
      <p className={styles.text}>{text}</p>
      {children}
    </details>
  )
}
