import { landingCopy } from '~/copy/public/landing.ts'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import { FoldedSection } from '../folded-section.tsx'
import styles from './lights.module.css'

const { lights: copy } = landingCopy

/** Explains error bars: one lock in three lights, and other real hair with readings. */
export function Lights() {
  return (
    <FoldedSection title={copy.title} text={copy.text}>
      <div className={styles.groups}>
        {copy.groups.map(({ title, items }) => (
          <div key={title} className={layout.stack}>
            <Heading level={3} size="small">
              {title}
            </Heading>
            <ul className={styles.list}>
              {items.map((item) => (
                <Hair key={item.name} {...item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.caption}>{copy.caption}</p>
    </FoldedSection>
  )
}

type HairProps = { readonly name: keyof typeof copy.readings; readonly label: string; readonly alt: string }

function Hair({ name, label, alt }: HairProps) {
  const { level, light, bar } = copy.readings[name]
  return (
    <li className={styles.hair}>
      <div className={styles.picture}>
        <WebPicture name={`real/${name}`} alt={alt} width={384} height={480} />
      </div>
      <p className={styles.label}>{label}</p>
      <p className={styles.level}>{level}</p>
      <div className={styles.scale} aria-hidden>
        <span className={styles.bar} style={{ left: `${bar.from}%`, right: `${100 - bar.to}%` }} />
        <span className={styles.mark} style={{ left: `${bar.at}%` }} />
      </div>
      <p className={styles.light}>{light}</p>
    </li>
  )
}
