import { createPortal } from 'react-dom'
import { PactSheet } from './pact-sheet.tsx'
import styles from './printed-pact.module.css'

type Props = Pick<Parameters<typeof PactSheet>[0], 'pact' | 'pictureOf'>

/** The open pact on paper: hidden on screen, the only visible element in print. */
export function PrintedPact(props: Props) {
  return createPortal(
    <div className={styles.paper} aria-hidden="true">
      <PactSheet {...props} level={1} />
    </div>,
    document.body,
  )
}
