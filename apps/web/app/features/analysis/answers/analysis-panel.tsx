import type { Base } from '@riflesso/colorimetry'
import { IconCamera } from '@tabler/icons-react'
import type { Ref } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { Button } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card.tsx'
import { FileButton } from '~/ui/form/file-button.tsx'
import { HairLock } from '~/ui/hair/hair-lock.tsx'
import { sampleLocks } from '~/ui/hair/sample-locks.ts'
import { Eyebrow, Heading } from '~/ui/heading.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { type Draft, missingFields, type Slot } from '../model/draft.ts'
import type { NextStep } from '../model/next-step.ts'
import styles from './analysis-panel.module.css'
import { Checklist } from './checklist.tsx'

const { panel: copy, toasts } = analysisCopy

type Props = {
  readonly draft: Draft
  /** The base measured in the Prima photo, until one is chosen. */
  readonly proposedBase: Base | null
  readonly step: NextStep
  readonly onStep: (step: NextStep) => void
  readonly onPhoto: (slot: Slot, file: File) => void
  readonly onAnalyse: () => void
  /** Analyses despite a doubt. */
  readonly onAnyway: () => void
  readonly buttonRef: Ref<HTMLButtonElement>
}

/** Step 3: the missing input, and the button for the next step. */
export function AnalysisPanel({ draft, proposedBase, step, onStep, onPhoto, onAnalyse, onAnyway, buttonRef }: Props) {
  const missing = missingFields(draft)
  const isDoubtful = 'slot' in step && step.kind !== 'mark'
  return (
    <Card className={styles.panel} aria-labelledby="panel-step" flush>
      <div className={styles.picture}>
        <HairLock {...sampleLocks.copper} />
      </div>
      <div className={styles.body}>
        <div>
          <Eyebrow>{copy.step}</Eyebrow>
          <Heading level={2} size="card" id="panel-step">
            {copy.title}
          </Heading>
          <p className={styles.intro}>{copy.intro}</p>
        </div>
        <Checklist draft={draft} proposedBase={proposedBase} missing={missing} />
        <div className={styles.action}>
          <StepButton step={step} onStep={onStep} onPhoto={onPhoto} />
          {step.kind === 'photo' || step.kind === 'analyse' ? (
            <div className={step.kind === 'photo' ? styles.wide : undefined}>
              <Button
                ref={buttonRef}
                size="lg"
                fullWidth
                aria-disabled={missing.length > 0}
                data-disabled={missing.length > 0 || undefined}
                onClick={() => (missing[0] === undefined ? onAnalyse() : toast.error(toasts.missing[missing[0]]))}
              >
                <span className={styles.wide}>{copy.analyse}</span>
                <span className={styles.narrow}>{copy.analyseMobile}</span>
              </Button>
            </div>
          ) : null}
          {missing.length === 0 && isDoubtful ? (
            <Button look="plain" onClick={onAnyway}>
              {copy.anyway}
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  )
}

/** The next step before the analysis, if any. */
function StepButton({ step, onStep, onPhoto }: Pick<Props, 'step' | 'onStep' | 'onPhoto'>) {
  if (step.kind === 'analyse') return null
  if (step.kind === 'working')
    return (
      <Button size="lg" fullWidth pending>
        {copy.steps.working}
      </Button>
    )
  if (step.kind === 'photo')
    return (
      <div className={styles.narrow}>
        <FileButton
          look="primary"
          size="lg"
          fullWidth
          camera
          leftSection={<IconCamera size="1.25rem" stroke={1.75} aria-hidden />}
          onInstead={() => onStep(step)}
          onFile={(file) => onPhoto('prima', file)}
        >
          {copy.steps.photo}
        </FileButton>
      </div>
    )
  if (step.kind === 'retake')
    return (
      <FileButton look="primary" size="lg" fullWidth onFile={(file) => onPhoto(step.slot, file)}>
        {copy.steps.retake}
      </FileButton>
    )
  return (
    <Button size="lg" fullWidth onClick={() => onStep(step)}>
      {copy.steps[step.kind]}
    </Button>
  )
}
