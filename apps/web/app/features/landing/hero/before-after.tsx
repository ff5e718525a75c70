import { landingCopy } from '~/copy/landing.ts'
import { HairPicture } from '~/ui/hair/hair-picture.tsx'
import { CompareSlider } from '~/ui/picture/compare-slider.tsx'
import styles from './before-after.module.css'

const copy = landingCopy.slider
const SIZES = '(min-width: 64em) 38rem, 92vw'

/** Slider between two colours of one lock. */
export function BeforeAfter() {
  return (
    <CompareSlider
      className={styles.frame}
      before={<HairPicture name="hero-prima" alt={copy.prima.alt} sizes={SIZES} />}
      after={<HairPicture name="hero-dopo" alt={copy.dopo.alt} sizes={SIZES} />}
      beforeTag={<Label kind={copy.prima.label} name={copy.prima.name} />}
      afterTag={<Label kind={copy.dopo.label} name={copy.dopo.name} detail={copy.dopo.detail} />}
      label={copy.label}
      value={copy.value}
    />
  )
}

type Words = { readonly kind: string; readonly name: string; readonly detail?: string }

function Label({ kind, name, detail }: Words) {
  return (
    <p className={styles.label}>
      <span className={styles.kind}>{kind}</span>
      <span className={styles.name}>{name}</span>
      {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
    </p>
  )
}
