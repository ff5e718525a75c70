import { landingCopy } from '~/copy/public/landing.ts'
import { CompareSlider } from '~/ui/picture/compare-slider.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import styles from './before-after.module.css'

const copy = landingCopy.slider
const SIZE = { width: 800, height: 800 } as const

/** Slider between a photographed head and the same in the colour of the example's plan; the words stand below the hair. */
export function BeforeAfter() {
  return (
    <>
      <CompareSlider
        className={styles.frame}
        before={<WebPicture name="real/prima" alt={copy.prima.alt} {...SIZE} first />}
        after={<WebPicture name="real/simulata" alt={copy.dopo.alt} {...SIZE} first />}
        beforeTag={<p className={styles.tag}>{copy.prima.label}</p>}
        afterTag={<p className={styles.tag}>{copy.dopo.label}</p>}
        label={copy.label}
        value={copy.value}
      />
      <div className={styles.words}>
        {[copy.prima, copy.dopo].map(({ name, detail }) => (
          <p key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.detail}>{detail}</span>
          </p>
        ))}
      </div>
    </>
  )
}
