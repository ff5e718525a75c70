import type { Reading } from '@riflesso/vision'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import { measure, percent } from '~/format/numbers.ts'
import { Swatch } from '~/ui/swatch.tsx'
import styles from './palette-bar.module.css'

const { measures: copy } = resultDetailsCopy

/** Colours of the hair as a proportional bar, with the figures below. */
export function PaletteBar({ palette }: Pick<Reading, 'palette'>) {
  const colours = [...palette].sort((a, b) => b.share - a.share)
  return (
    <div>
      <div className={styles.bar} aria-hidden>
        {colours.map(({ hex, share }) => (
          <span key={hex} style={{ background: hex, flexGrow: share }} />
        ))}
      </div>
      <ul className={styles.colours} aria-label={copy.palette}>
        {colours.map(({ hex, share, level }) => (
          <li key={hex} className={styles.colour}>
            <Swatch colours={[hex]} size="dot" />
            {copy.share(percent(share), measure(level))}
          </li>
        ))}
      </ul>
    </div>
  )
}
