import { measuredZone } from '@riflesso/colorimetry'
import { type AnalysisOutcome, deleteOutcome } from '@riflesso/contract'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '~/api/client.ts'
import { photoAddress } from '~/api/photo-address.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { outcomeCopy } from '~/copy/analysis/outcome.ts'
import { authorName } from '~/format/author-name.ts'
import { longDate } from '~/format/dates.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { ConfirmButton } from '~/ui/dialog/confirm-dialog.tsx'
import { Heading } from '~/ui/heading.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { outcomePhotoAddress } from '../outcome-calls.ts'
import { OutcomeDialog, type OutcomeFormProps, type OutcomePart } from './outcome-dialog.tsx'
import { OutcomeFacts } from './outcome-facts.tsx'
import { OutcomeScale } from './outcome-scale.tsx'

const { result: copy } = outcomeCopy

type Props = Omit<OutcomeFormProps, 'onSaved'> & {
  /** Whether the Prima photo is kept. */
  readonly hasPrima: boolean
  readonly part: OutcomePart | null
  readonly onPart: (part: OutcomePart | null) => void
  /** Called with the new outcome, or null after its deletion. */
  readonly onChanged: (outcome: AnalysisOutcome | null) => void
}

/** The outcome of an archived analysis beside its plan, or the question about it. */
export function OutcomeSection({ hasPrima, part, onPart, onChanged, ...form }: Props) {
  const { analysisId, analysis, outcome } = form
  return (
    <Card aria-labelledby="outcome-title">
      {outcome ? (
        <Recorded
          analysisId={analysisId}
          outcome={outcome}
          hasPrima={hasPrima}
          phases={analysis.fasi_operative}
          onPart={onPart}
          onDeleted={() => onChanged(null)}
        />
      ) : (
        <div className="items-center flex flex-wrap gap-y-2 gap-x-4 justify-between">
          <div className="grid flex-[1_1_16rem] gap-1">
            <Heading level={2} id="outcome-title">
              {outcomeCopy.ask}
            </Heading>
            <p className="text-muted text-sm">{outcomeCopy.invite}</p>
          </div>
          <Button look="secondary" onClick={() => onPart('all')}>
            {outcomeCopy.record}
          </Button>
        </div>
      )}
      <OutcomeDialog {...form} part={part} onClose={() => onPart(null)} onSaved={onChanged} />
    </Card>
  )
}

type RecordedProps = {
  readonly analysisId: string
  readonly outcome: AnalysisOutcome
  readonly hasPrima: boolean
  readonly phases: OutcomeFormProps['analysis']['fasi_operative']
  readonly onPart: (part: OutcomePart) => void
  readonly onDeleted: () => void
}

function Recorded({ analysisId, outcome, hasPrima, phases, onPart, onDeleted }: RecordedProps) {
  const { expected, reading, comparison } = outcome
  const reached = reading && measuredZone(expected, reading)
  return (
    <div className="grid gap-4">
      <div>
        <Heading level={2} id="outcome-title">
          {copy.title}
        </Heading>
        <p className="text-muted text-sm">
          {copy.recorded(longDate(new Date(outcome.recordedAt)), authorName(outcome.author))}
        </p>
      </div>
      {reached && comparison ? (
        <>
          <p className="font-display text-xl tracking-[-0.015em] leading-[1.3]">{comparison.sommario}</p>
          <OutcomeScale expected={expected} reached={reached} />
          <OutcomeComparison comparison={comparison} />
        </>
      ) : (
        <p className="text-muted text-sm">{copy.noPhoto}</p>
      )}
      {outcome.hasPhoto ? (
        <div className="grid max-w-128 gap-3 auto-cols-fr grid-flow-col">
          {hasPrima ? <Photo part="before" src={photoAddress(analysisId, 'prima')} /> : null}
          <Photo part="after" src={outcomePhotoAddress(analysisId, outcome.recordedAt)} />
        </div>
      ) : null}
      <OutcomeFacts outcome={outcome} phases={phases} />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="sm" onClick={() => onPart('facts')}>
          {copy.edit}
        </Button>
        <Button look="secondary" size="sm" onClick={() => onPart('photo')}>
          {reading ? copy.retake : copy.addPhoto}
        </Button>
        <DeleteOutcome analysisId={analysisId} onDeleted={onDeleted} />
      </div>
    </div>
  )
}

/** A photo; omitted if it does not load. */
function Photo({ part, src }: { readonly part: 'before' | 'after'; readonly src: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  if (failed === src) return null
  return (
    <figure className="m-0">
      <img
        className="w-full rounded-picture aspect-3/4 object-cover [object-position:50%_30%]"
        src={src}
        alt={copy.photoAlt[part]}
        onError={() => setFailed(src)}
      />
      <figcaption className="text-muted text-sm text-center">{copy.photos[part]}</figcaption>
    </figure>
  )
}

/** Deletes the outcome after a confirmation; hidden without the right to do it. */
function DeleteOutcome({ analysisId, onDeleted }: Pick<RecordedProps, 'analysisId' | 'onDeleted'>) {
  const mayDelete = useMayCall(deleteOutcome)
  const removal = useApiMutation({
    mutationFn: () => call(deleteOutcome, { params: { id: analysisId } }),
    onSuccess: () => onDeleted(),
    done: { title: outcomeCopy.remove.done },
    failed: outcomeCopy.remove.failed,
  })
  if (!mayDelete) return null
  return (
    <ConfirmButton look="plain" size="sm" copy={outcomeCopy.remove} request={removal}>
      {copy.remove}
    </ConfirmButton>
  )
}

type Comparison = NonNullable<AnalysisOutcome['comparison']>

function OutcomeComparison({ comparison }: { readonly comparison: Comparison }) {
  return (
    <dl className="grid m-0 gap-1.5">
      {(['level', 'reflect', 'evenness'] as const).map((part) => {
        const { verdict, testo } = comparison[part]
        const Icon = verdict === 'missed' ? IconAlertTriangle : IconCheck
        return (
          <div
            key={part}
            className="grid items-baseline gap-y-0 gap-x-2.5 grid-cols-[1.125rem_6.5rem_minmax(0,1fr)]"
            data-verdict={verdict}
          >
            <Icon
              className={'self-center text-ok [[data-verdict="missed"]>&]:text-warning'}
              size="1.125rem"
              stroke={2}
              aria-hidden
            />
            <dt className="text-muted">{copy[part]}</dt>
            <dd className="m-0">{testo}</dd>
          </div>
        )
      })}
    </dl>
  )
}
