import { archiveCopy } from '~/copy/archive.ts'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import { CardSkeleton } from '~/ui/state/skeleton.tsx'
import styles from './detail-loading.module.css'

const { detail: copy } = archiveCopy

/** Skeleton of an analysis. */
export function DetailLoading() {
  return (
    <div className={layout.stack}>
      <div role="status">
        <Heading level={2} size="section">
          {copy.loadingTitle}
        </Heading>
        <p className={styles.text}>{copy.loadingText}</p>
      </div>
      <CardSkeleton height="14rem" />
      <CardSkeleton height="22rem" />
    </div>
  )
}
