import { Modal } from '@mantine/core'
import type { AnalysisStage } from '@riflesso/contract'
import { IconCheck } from '@tabler/icons-react'
import { analysisCopy } from '~/copy/analysis.ts'
import { Button } from '~/ui/button.tsx'
import '~/ui/dialog.tsx'
import { HairLock } from '~/ui/hair-lock.tsx'
import { sampleLocks } from '~/ui/sample-locks.ts'
import styles from './progress-overlay.module.css'
import type { AnalysisProgress } from './use-analysis-run.ts'

const { progress: copy } = analysisCopy

type Props = {
  /** Null when nothing runs. */
  readonly progress: AnalysisProgress | null
  readonly onCancel: () => void
  /** It is gone from the screen. */
  readonly onClosed: () => void
}

/** Fills the screen while an analysis runs: how far it is, and how to stop it. */
export function ProgressOverlay({ progress, onCancel, onClosed }: Props) {
  const { upload, stage } = progress ?? { upload: 0, stage: null }
  const uploaded = upload >= 1
  const steps = stepsAt(uploaded, stage)
  const now = steps.find(({ state }) => state === 'now')?.name ?? ''
  return (
    <Modal.Root
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
            aria-label={now}
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
            {steps.map(({ name, state }, index) => (
              <li
                key={name}
                className={styles.stage}
                data-state={state}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                <span>{name}</span>
                {state === 'done' ? <IconCheck size="1.125rem" stroke={2} aria-label={copy.done} /> : null}
                {state === 'now' && index === 0 ? <span>{copy.percent(upload)}</span> : null}
              </li>
            ))}
          </ol>
          <p className={styles.live} aria-live="polite">
            {now}
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

type Step = { readonly name: string; readonly state: 'done' | 'now' | 'later' }

/** What the server does after the photos have come, in its order; the model's step is there only when it is taken. */
const WORK = ['measuring', 'planning', 'consulting', 'archiving'] as const satisfies readonly AnalysisStage[]

function stepsAt(uploaded: boolean, stage: AnalysisStage | null): readonly Step[] {
  const at = WORK.findIndex((step) => step === stage)
  const work = WORK.filter((step) => step !== 'consulting' || stage === 'consulting').map((step): Step => {
    const place = WORK.indexOf(step)
    return { name: copy.stages[step], state: place < at ? 'done' : place === at ? 'now' : 'later' }
  })
  const isWaiting = uploaded && at < 0
  const [first, ...rest] = work
  return [
    { name: copy.uploading, state: uploaded ? 'done' : 'now' },
    // While others are served, the next step is what is waited for.
    ...(isWaiting && first
      ? [{ name: stage === 'waiting' ? copy.waiting : first.name, state: 'now' as const }, ...rest]
      : work),
  ]
}
