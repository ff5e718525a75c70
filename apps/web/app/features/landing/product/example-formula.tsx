import { IconX, IconZoomIn } from '@tabler/icons-react'
import { useRef } from 'react'
import { landingCopy } from '~/copy/public/landing.ts'
import layout from '~/ui/layout.module.css'
import { Section } from '../section.tsx'
import styles from './example-formula.module.css'
import { FormulaSheet } from './formula-sheet.tsx'

const { formula: copy } = landingCopy

/** An example formula; opens full screen on wide viewports. */
export function ExampleFormula() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} text={copy.text}>
      <figure className={layout.stack}>
        <div className={styles.frame}>
          <FormulaSheet />
        </div>
        <figcaption className={styles.caption}>
          {copy.caption}
          {/* Not there below 1024 px, where the sheet fills the width already. */}
          <button type="button" className={styles.zoom} onClick={() => dialog.current?.showModal()}>
            <IconZoomIn size="1.25rem" stroke={1.75} aria-hidden /> {copy.zoom}
          </button>
        </figcaption>
      </figure>
      <dialog ref={dialog} className={styles.dialog} aria-label={copy.label}>
        <FormulaSheet />
        <button type="button" className={styles.close} aria-label={copy.close} onClick={() => dialog.current?.close()}>
          <IconX size="1.5rem" stroke={1.75} aria-hidden />
        </button>
      </dialog>
    </Section>
  )
}
