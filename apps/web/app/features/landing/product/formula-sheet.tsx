import { landingCopy } from '~/copy/public/landing.ts'
import { Chip } from '~/ui/button/chip.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import texts from '~/ui/text.module.css'
import styles from './formula-sheet.module.css'

const { sheet, minutes } = landingCopy.formula

/** The example formula; all sizes are relative to the font size. */
export function FormulaSheet() {
  return (
    <div className={styles.sheet}>
      <div className={styles.colour}>
        <div className={styles.picture}>
          <WebPicture name="foto-dopo" alt="" width={640} height={800} />
        </div>
        <p className={styles.name}>{sheet.name}</p>
        <p className={texts.quiet}>{sheet.code}</p>
        <p className={styles.chips}>
          {sheet.chips.map((chip) => (
            <Chip key={chip} tone="copper">
              {chip}
            </Chip>
          ))}
        </p>
      </div>
      <ol className={styles.phases}>
        {sheet.phases.map(({ title, lines, minutes: count, note }) => (
          <li key={title} className={styles.phase}>
            <div>
              <p className={styles.title}>{title}</p>
              <ul className={styles.lines}>
                {lines.map(({ quantity, product }) => (
                  <li key={product} className={styles.line}>
                    <b className={styles.quantity}>{quantity}</b> <span>{product}</span>
                  </li>
                ))}
              </ul>
              {note === null ? null : <p className={styles.note}>{note}</p>}
            </div>
            <p className={styles.time}>
              <span className={styles.minutes}>{count}</span> {minutes}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
