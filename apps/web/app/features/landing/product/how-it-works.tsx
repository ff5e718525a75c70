import { landingCopy } from '~/copy/public/landing.ts'
import { Heading } from '~/ui/heading.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import { Section } from '../section.tsx'
import styles from './how-it-works.module.css'

const { how: copy } = landingCopy

/** The three steps from a photo to the bowl, as the product shows them on a phone. */
export function HowItWorks() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the strip of a phone must be scrollable by keyboard. */}
      <section className={styles.strip} aria-label={copy.title} tabIndex={0}>
        <ol className={styles.steps}>
          {copy.steps.map(({ picture, alt, title, text }) => (
            <li key={title} className={styles.step}>
              <div className={styles.screen}>
                <WebPicture name={`walk/${picture}`} alt={alt} width={585} height={960} />
              </div>
              <Heading level={3} size="card">
                {title}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <p className={styles.caption}>{copy.caption}</p>
    </Section>
  )
}
