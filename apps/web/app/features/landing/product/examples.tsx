import { landingCopy } from '~/copy/public/landing.ts'
import layout from '~/ui/layout.module.css'
import { Section } from '../section.tsx'
import styles from './examples.module.css'

const { examples: copy } = landingCopy

/** Three use cases by role and city, without quotes. */
export function Examples() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title}>
      <figure className={layout.stack}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the strip of a phone must be scrollable by keyboard. */}
        <section className={styles.strip} aria-label={copy.title} tabIndex={0}>
          <ul className={styles.list}>
            {copy.items.map(({ who, text }) => (
              <li key={who} className={styles.example}>
                <p className={styles.text}>{text}</p>
                <p className={styles.client}>{who}</p>
              </li>
            ))}
          </ul>
        </section>
        <figcaption className={styles.caption}>{copy.caption}</figcaption>
      </figure>
    </Section>
  )
}
