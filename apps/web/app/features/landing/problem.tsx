import { IconCheck, IconX } from '@tabler/icons-react'
import { landingCopy } from '~/copy/public/landing.ts'
import { Heading } from '~/ui/heading.tsx'
import styles from './problem.module.css'
import { Section } from './section.tsx'

const { problem: copy } = landingCopy

/** Problems of judging by eye, and the product's answers. */
export function Problem() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title}>
      <div className={styles.sides}>
        {[
          { ...copy.without, Icon: IconX, good: false },
          { ...copy.with, Icon: IconCheck, good: true },
        ].map(({ title, items, Icon, good }) => (
          <div key={title} className={styles.side} data-good={good || undefined}>
            <Heading level={3} size="card">
              {title}
            </Heading>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item} className={styles.item}>
                  <Icon size="1.25rem" stroke={1.75} aria-hidden className={styles.sign} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
