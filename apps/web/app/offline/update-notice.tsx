import { offlineCopy } from '~/copy/offline.ts'
import { Button } from '~/ui/button/button.tsx'
import { useServiceWorker } from './service-worker.ts'
import styles from './update-notice.module.css'

const { update: copy } = offlineCopy

/** Notice of a waiting version, which the user activates. */
export function UpdateNotice() {
  const takeOver = useServiceWorker()
  return (
    <div className={styles.place} role="status">
      {takeOver ? (
        <div className={styles.notice}>
          <p>
            <b>{copy.title}</b>
            <br />
            {copy.text}
          </p>
          <Button size="sm" onClick={takeOver}>
            {copy.action}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
