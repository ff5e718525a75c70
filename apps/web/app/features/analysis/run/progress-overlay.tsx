import { Modal } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { Button } from '~/ui/button/button.tsx'
import { DialogRoot } from '~/ui/dialog/dialog.tsx'
import { HairLock } from '~/ui/hair/hair-lock.tsx'
import { sampleLocks } from '~/ui/hair/sample-locks.ts'
import texts from '~/ui/text.module.css'
import styles from './progress-overlay.module.css'
import { progressSteps } from './progress-steps.ts'
import type { AnalysisProgress } from './use-analysis-run.ts'

const { progress: copy } = analysisCopy

type Props = {
  /** Null while nothing runs. */
  readonly progress: AnalysisProgress | null
  readonly onCancel: () => void
  /** Called after it has closed. */
  readonly onClosed: () => void
}

/** Full-screen progress of a running analysis, with a cancel button. */
export function ProgressOverlay({ progress, onCancel, onClosed }: Props) {
  const { upload, begun } = progress ?? { upload: 0, begun: [] }
  const uploaded = upload >= 1
  const steps = progressSteps(uploaded, begun)
  const now = steps.find(({ state }) => state === 'now')?.id ?? 'uploading'
  return (
    <DialogRoot
      opened={progress !== null}
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
            aria-label={copy.steps[now]}
            aria-valuemin={0}
            aria-valuemax={100}
            {...(uploaded ? {} : { 'aria-valuenow': Math.round(upload * 100) })}
          >
            <span
              className={styles.fill}
              data-working={uploaded || undefined}
              style={{ inlineSize: uploaded ? '100%' : copy.percent(upload) }}
            />
          </div>
          <ol className={styles.stages}>
            {steps.map(({ id, state }) => (
              <li
                key={id}
                className={styles.stage}
                data-state={state}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                <span>{copy.steps[id]}</span>
                {state === 'done' ? <IconCheck size="1.125rem" stroke={2} aria-label={copy.done} /> : null}
                {state === 'now' && id === 'uploading' ? <span>{copy.percent(upload)}</span> : null}
              </li>
            ))}
          </ol>
          <p className={texts.hidden} aria-live="polite">
            {copy.steps[now]}
          </p>
          <p className={styles.note}>{now === 'consulting' ? copy.consultingNote : copy.note}</p>
          <Button look="secondary" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </div>
      </Modal.Content>
    </DialogRoot>
  )
}
