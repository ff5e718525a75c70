import { landingCopy } from '~/copy/landing.ts'
import { Heading } from '~/ui/heading.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import { Section } from '../section.tsx'
import styles from './how-it-works.module.css'

const { how: copy } = landingCopy

/** Two photos with their measured values, and the three steps to the formula. */
export function HowItWorks() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title}>
      <div className={styles.columns}>
        <figure className={styles.figure}>
          <div className={styles.photos}>
            <Photo name="foto-prima" {...copy.photos.prima} />
            <Photo name="foto-dopo" {...copy.photos.dopo} />
          </div>
          <figcaption className={styles.caption}>{copy.caption}</figcaption>
        </figure>
        <ol className={styles.steps}>
          {copy.steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <Heading level={3} size="card">
                {title}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

type PhotoProps = (typeof copy.photos)[keyof typeof copy.photos] & { readonly name: string }

function Photo({ name, label, alt, level, note, zones }: PhotoProps) {
  return (
    <div className={styles.photo}>
      <WebPicture name={name} alt={alt} width={640} height={800} />
      <p className={styles.tag}>{label}</p>
      <div className={styles.glass}>
        <p className={styles.level}>{level}</p>
        <p>{note}</p>
        <dl className={styles.zones}>
          {zones.map((zone) => (
            <div key={zone.name} className={styles.zone}>
              <dt>
                <span className={styles.colour} style={{ background: zone.hex }} />
                {zone.name}
              </dt>
              <dd>{zone.level}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
