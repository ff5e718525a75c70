import { Modal } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { analysisCopy } from '~/copy/analysis.ts'
import { Button } from '~/ui/button.tsx'
import '~/ui/dialog.tsx'
import { HairLock } from '~/ui/hair-lock.tsx'
import { sampleLocks } from '~/ui/sample-locks.ts'
import styles from './progress-overlay.module.css'

const { progress: copy } = analysisCopy

type Props = {
  /** Share of the photos that has left; at 1 the server works; null when nothing runs. */
  readonly upload: number | null
  readonly onCancel: () => void
  /** It is gone from the screen. */
  readonly onClosed: () => void
}

/** Fills the screen while an analysis runs: how far it is, and how to stop it. */
export function ProgressOverlay({ upload, onCancel, onClosed }: Props) {
  const uploaded = upload !== null && upload >= 1
  return (
    <Modal.Root
      opened={upload !== null}
      onClose={onCancel}
      onExitTransitionEnd={onClosed}
      fullScreen
      closeOnEscape={false}
      closeOnClickOutside={false}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Content className={styles.screen}>
        <div className={styles.body}>
          <div className={styles.picture}>
            <HairLock {...sampleLocks.copper} />
            <span className={styles.shine} />
          </div>
          <Modal.Title className={styles.title}>{copy.title}</Modal.Title>
          <div
            className={styles.bar}
            role="progressbar"
            aria-label={uploaded ? copy.working : copy.uploading}
            aria-valuemin={0}
            aria-valuemax={100}
            {...(uploaded ? {} : { 'aria-valuenow': Math.round((upload ?? 0) * 100) })}
          >
            <span
              className={styles.fill}
              data-working={uploaded || undefined}
              style={{ inlineSize: uploaded ? '100%' : copy.percent(upload ?? 0) }}
            />
          </div>
          <ol className={styles.stages}>
            <li className={styles.stage} data-state={uploaded ? 'done' : 'now'}>
              <span>{copy.uploading}</span>
              <span>
                {uploaded ? <IconCheck size="1.125rem" stroke={2} aria-label={copy.done} /> : copy.percent(upload ?? 0)}
              </span>
            </li>
            <li className={styles.stage} data-state={uploaded ? 'now' : 'later'}>
              <span>{copy.working}</span>
            </li>
          </ol>
          <p className={styles.live} aria-live="polite">
            {uploaded ? copy.working : copy.uploading}
          </p>
          <p className={styles.note}>{copy.note}</p>
          <Button look="secondary" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
