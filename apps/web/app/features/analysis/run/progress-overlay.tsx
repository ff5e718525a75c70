import { Modal } from '@mantine/core'
import type { AnalysisStage } from '@riflesso/contract'
import { IconCheck } from '@tabler/icons-react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { Button } from '~/ui/button.tsx'
import { DialogRoot } from '~/ui/dialog/dialog.tsx'
import { HairLock } from '~/ui/hair/hair-lock.tsx'
import { sampleLocks } from '~/ui/hair/sample-locks.ts'
import type { AnalysisProgress } from './use-analysis-run.ts'

const { progress: copy } = analysisCopy

type Props = {
  /** Null while nothing runs. */
  readonly progress: AnalysisProgress | null
  readonly onCancel: () => void
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
      <Modal.Content className="bg-paper">
        <div className="grid content-center w-[min(100%,26rem)] min-h-dvh p-6 mx-auto gap-5 justify-items-center">
          <div className="relative overflow-hidden size-36 rounded-full">
            <HairLock {...sampleLocks.copper} />
            <span className="absolute inset-0 [background:linear-gradient(100deg,transparent_30%,rgb(255_255_255_/_0.32)_50%,transparent_70%)] [transform:translateX(-100%)] animate-pass" />
          </div>
          <Modal.Title className="text-3xl font-[450] tracking-[-0.03em]">{copy.title}</Modal.Title>
          <div
            className="overflow-hidden w-full h-1.5 rounded-full bg-line"
            role="progressbar"
            aria-label={copy.steps[now]}
            aria-valuemin={0}
            aria-valuemax={100}
            {...(uploaded ? {} : { 'aria-valuenow': Math.round(upload * 100) })}
          >
            <span
              className="block h-full rounded-[inherit] bg-plum [transition:inline-size_160ms_ease] data-working:animate-breathe"
              data-working={uploaded || undefined}
              style={{ inlineSize: uploaded ? '100%' : copy.percent(upload) }}
            />
          </div>
          <ol className="grid w-full gap-1.5">
            {steps.map(({ id, state }) => (
              <li
                key={id}
                className="flex min-h-6 items-center justify-between text-muted tabular-nums gap-4 data-[state=now]:text-ink data-[state=now]:font-semibold data-[state=done]:text-ok"
                data-state={state}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                <span>{copy.steps[id]}</span>
                {state === 'done' ? <IconCheck size="1.125rem" stroke={2} aria-label={copy.done} /> : null}
                {state === 'now' && id === 'uploading' ? <span>{copy.percent(upload)}</span> : null}
              </li>
            ))}
          </ol>
          <p className="sr-only" aria-live="polite">
            {copy.steps[now]}
          </p>
          <p className="min-h-[2lh] text-muted text-xs text-center">
            {now === 'consulting' ? copy.consultingNote : copy.note}
          </p>
          <Button look="secondary" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </div>
      </Modal.Content>
    </DialogRoot>
  )
}

/** A step of a running analysis: upload, then the stages of the server. */
type ProgressStep = {
  readonly id: 'uploading' | AnalysisStage
  readonly state: 'done' | 'now' | 'later'
}

/**
 * The steps in order. `begun`: stages that the server has started, oldest first. The model's step appears once it has started,
 * and stays.
 */
export function progressSteps(uploaded: boolean, begun: readonly AnalysisStage[]): readonly ProgressStep[] {
  const now = uploaded ? (begun.at(-1) ?? 'measuring') : 'uploading'
  const ids: readonly ProgressStep['id'][] = [
    'uploading',
    // While queued, the first step is current.
    now === 'waiting' ? now : 'measuring',
    'planning',
    ...(begun.includes('consulting') ? ['consulting' as const] : []),
    'archiving',
  ]
  const place = ids.indexOf(now)
  return ids.map((id, index) => ({ id, state: index < place ? 'done' : index === place ? 'now' : 'later' }))
}
