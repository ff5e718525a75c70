import '@mantine/core/styles/Loader.layer.css'
import { Loader } from '@mantine/core'
import { commonCopy } from '~/copy/common.ts'
import styles from './page-spinner.module.css'

/** Full-page spinner while the user or the page is loading. */
export function PageSpinner() {
  return (
    <main className={styles.page} aria-busy="true">
      <div role="status" className={styles.box}>
        <Loader size="2rem" color="var(--plum)" aria-hidden />
        <span>{commonCopy.loading}</span>
      </div>
    </main>
  )
}
