import type { Base } from '@riflesso/colorimetry'
import { IconCheck, IconCircleDashed, IconPoint } from '@tabler/icons-react'
import { type Ref, useId } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { FileButton } from '~/ui/form/file-button.tsx'
import { HairLock } from '~/ui/hair/hair-lock.tsx'
import { sampleLocks } from '~/ui/hair/sample-locks.ts'
import { Eyebrow, Heading } from '~/ui/heading.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { type Draft, type Missing, missingFields, type Slot } from '../model/draft.ts'
import type { NextStep } from '../model/next-step.ts'

const { panel: copy, toasts } = analysisCopy

type Props = {
  readonly draft: Draft
  /** The base measured in the Prima photo, until one is chosen. */
  readonly proposedBase: Base | null
  readonly step: NextStep
  readonly onStep: () => void
  readonly onPhoto: (slot: Slot, file: File) => void
  readonly onAnalyse: () => void
  readonly buttonRef: Ref<HTMLButtonElement>
}

/** Step 3: the missing input, the next step for a doubtful reading, and the button of the analysis. */
export function AnalysisPanel({ draft, proposedBase, step, onStep, onPhoto, onAnalyse, buttonRef }: Props) {
  const missing = missingFields(draft)
  const lacking = useId()
  const lacks = lackOf(missing, step)
  const press = () => {
    if (missing[0] !== undefined) toast.error(toasts.missing[missing[0]])
    // Without hair there is nothing to analyse.
    else if (step.kind === 'mark') onStep()
    else if (step.kind !== 'working') onAnalyse()
  }
  return (
    <Card className="grid" aria-labelledby="panel-step" flush>
      <div className="max-md:hidden h-24 lg:h-36">
        <HairLock {...sampleLocks.copper} />
      </div>
      <div className="grid p-5 gap-4 md:p-6">
        <div>
          <Eyebrow>{copy.step}</Eyebrow>
          <Heading level={2} id="panel-step">
            {copy.title}
          </Heading>
          <p className="max-md:hidden mt-1.5 text-muted">{copy.intro}</p>
        </div>
        <Checklist draft={draft} proposedBase={proposedBase} missing={missing} />
        <div
          className="grid gap-1 max-md:fixed max-md:z-50 max-md:right-0 max-md:bottom-(--lower-edge) max-md:left-0 max-md:py-3 max-md:px-4 max-md:border-t max-md:border-line max-md:bg-[color-mix(in_srgb,var(--paper)_94%,transparent)] max-md:[backdrop-filter:blur(0.5rem)]"
          data-fixed-bar
        >
          {lacks === null ? null : (
            <p id={lacking} className="text-muted text-sm text-center md:hidden">
              {lacks}
            </p>
          )}
          <StepButton step={step} onStep={onStep} onPhoto={onPhoto} />
          <Button
            ref={buttonRef}
            look={'slot' in step ? 'secondary' : 'primary'}
            size="lg"
            fullWidth
            // Focusable, so that the press can say what is missing.
            aria-disabled={lacks !== null}
            aria-describedby={lacks === null ? undefined : lacking}
            data-disabled={lacks !== null || undefined}
            onClick={press}
          >
            <span className="max-md:hidden">{copy.analyse}</span>
            <span className="md:hidden">{copy.analyseMobile}</span>
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** What the analysis waits for, in one line; null if nothing. */
function lackOf(missing: readonly Missing[], step: NextStep): string | null {
  // With a Prima photo the selectors would be optional.
  if (missing[0] === 'photo') return copy.lacks.photo
  if (missing.length > 0) return copy.lacks.fields(missing.map((field) => copy.items[field].toLocaleLowerCase('it-IT')))
  return step.kind === 'working' ? copy.lacks.reading : null
}

function StepButton({ step, onStep, onPhoto }: Pick<Props, 'step' | 'onStep' | 'onPhoto'>) {
  if (!('slot' in step)) return null
  if (step.kind === 'retake')
    return (
      <FileButton look="primary" size="lg" fullWidth onFile={(file) => onPhoto(step.slot, file)}>
        {copy.steps.retake}
      </FileButton>
    )
  return (
    <Button size="lg" fullWidth onClick={onStep}>
      {copy.steps[step.kind]}
    </Button>
  )
}

const { panel: checklistCopy } = analysisCopy

const SIGNS = { done: IconCheck, missing: IconCircleDashed, optional: IconPoint }

type ChecklistProps = {
  readonly draft: Draft
  /** The base measured in the Prima photo, until one is chosen. */
  readonly proposedBase: Base | null
  readonly missing: readonly Missing[]
}

/** Required and optional input with its state. Always four lines, to avoid layout shifts. */
function Checklist({ draft, proposedBase, missing }: ChecklistProps) {
  const given: Record<Missing, boolean> = {
    photo: draft.photos.prima !== null || draft.photos.dopo !== null,
    hairType: draft.hairType !== null,
    hairBase: (proposedBase ?? draft.hairBase) !== null,
    hairCondition: draft.hairCondition !== null,
  }
  return (
    <ul className="grid" aria-label={checklistCopy.checklist}>
      {(['photo', 'hairType', 'hairBase', 'hairCondition'] as const).map((item) => {
        const state = given[item] ? 'done' : missing.includes(item) ? 'missing' : 'optional'
        const Sign = SIGNS[state]
        return (
          <li
            key={item}
            className="flex items-center py-2.5 gap-2.5 group/item [&+&]:border-t [&+&]:border-line"
            data-state={state}
          >
            <Sign
              size="1.125rem"
              stroke={2}
              aria-hidden
              className="flex-none text-muted group-data-[state=done]/item:text-ok group-data-[state=missing]/item:text-copper-text"
            />
            <span>{checklistCopy.items[item]}</span>
            <span className="ml-auto text-muted text-xs group-data-[state=done]/item:text-ok group-data-[state=missing]/item:text-copper-text">
              {checklistCopy.states[state]}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
