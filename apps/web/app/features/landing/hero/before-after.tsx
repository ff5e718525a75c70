import { landingCopy } from '~/copy/public/landing.ts'
import { CompareSlider } from '~/ui/picture/compare-slider.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import styles from './before-after.module.css'

const copy = landingCopy.slider
const SIZE = { width: 575, height: 575 } as const

/** Slider between a photographed head and the same in the colour of the example's plan. */
export function BeforeAfter() {
  return (
    <CompareSlider
      className={styles.frame}
      before={<WebPicture name="real/prima" alt={copy.prima.alt} {...SIZE} first />}
      after={<WebPicture name="real/simulata" alt={copy.dopo.alt} {...SIZE} first />}
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
