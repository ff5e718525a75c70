import type { ReactNode } from 'react'
import { Eyebrow, Heading } from '~/ui/heading.tsx'
import styles from './section.module.css'

type Props = {
  readonly eyebrow: string
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

/** A section of the landing page: eyebrow, title, content. */
export function Section({ eyebrow, title, text, children }: Props) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={2} size="page">
          {title}
        </Heading>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </section>
  )
}
