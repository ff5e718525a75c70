import { useMediaQuery } from '@mantine/hooks'
import { measuredZone } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import { type AnalysisOutcome, CLIENT_WORDS_MAX_LENGTH, NOTES_MAX_LENGTH } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { messageOf } from '~/api/api-error.ts'
import { outcomeCopy } from '~/copy/analysis/outcome.ts'
import { commonCopy } from '~/copy/common.ts'
import { measure } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { CheckField, TextAreaField, TextField } from '~/ui/form/fields.tsx'
import { Notice, Skeleton } from '~/ui/state.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { type MixedBowl, mixedUnlessPlanned, plannedBowls } from '../mixed-bowls.ts'
import { type OutcomeFields, type OutcomePhoto, putOutcome, putOutcomePhoto } from '../outcome-calls.ts'
import { dropUnsaved, keepUnsaved, unsavedOutcome } from '../unsaved-outcomes.ts'
import { bowlOf, MixedFields, type TypedBowl, typedBowl } from './mixed-fields.tsx'
import { OutcomeScale } from './outcome-scale.tsx'

const footStyle = 'sticky bottom-0 grid gap-2 pt-3 px-0 pb-[max(0.75rem,env(safe-area-inset-bottom))] bg-card'

const { dialog: copy, after } = outcomeCopy

/** The part of an outcome that the dialog asks for. */
export type OutcomePart = 'all' | 'photo' | 'facts'

export type MixedProposal = { readonly bowls: readonly MixedBowl[]; readonly from: 'shelf' | 'bowl' }

/** Takes a photo, provided by another feature. */
type RenderPhoto = (step: {
  /** The server's problem with the photo. */
  readonly problem: string | null
  readonly onChange: (photo: OutcomePhoto | null) => void
  /** Called when the reading of the photo becomes unusable or usable. */
  readonly onUnusable: (isUnusable: boolean) => void
}) => ReactNode

export type OutcomeFormProps = {
  readonly analysisId: string
  readonly analysis: AnalysisResult
  readonly outcome: AnalysisOutcome | null
  /** The mixed bowls with their source. Null without any, undefined while loading. */
  readonly proposal: MixedProposal | null | undefined
  /** Whether the client's consent to keeping the photo is asked for. */
  readonly asksConsent: boolean
  readonly renderPhoto: RenderPhoto
  /** Called for every part that was saved. */
  readonly onSaved: (outcome: AnalysisOutcome) => void
  /** What may follow the service, with the photo that was taken; provided by another feature. */
  readonly renderNext: (photo: File | null) => ReactNode
}

type Props = OutcomeFormProps & {
  readonly part: OutcomePart | null
  readonly onClose: () => void
}

/** 'Com'è andata?': records the outcome of an analysis; full screen on a phone. The whole outcome, asked after the service, leads on. */
export function OutcomeDialog({ part, onClose, proposal, renderNext, ...rest }: Props) {
  const narrow = useMediaQuery('(max-width: 47.9375em)')
  // Keep the content during the closing transition.
  const [shown, setShown] = useState(part)
  if (part !== null && part !== shown) setShown(part)
  /** The photo of an outcome that was saved or skipped; null while it is asked. */
  const [done, setDone] = useState<{ readonly photo: File | null } | null>(null)
  return (
    <Dialog
      opened={part !== null}
      onClose={onClose}
      onExitTransitionEnd={() => {
        setShown(null)
        setDone(null)
      }}
      title={outcomeCopy.ask}
      closeLabel={done ? commonCopy.close : copy.close}
      size="44rem"
      fullScreen={narrow}
      hasAddress
    >
      {shown === null ? null : done ? (
        <AfterService outcome={rest.outcome} next={renderNext(done.photo)} onClose={onClose} />
      ) : proposal === undefined ? (
        <Skeleton height="20rem" />
      ) : (
        <OutcomeForm
          part={shown}
          onDone={(photo) => (shown === 'all' ? setDone({ photo }) : onClose())}
          proposal={proposal}
          {...rest}
        />
      )}
    </Dialog>
  )
}

type FormProps = Omit<OutcomeFormProps, 'renderNext'> & {
  readonly part: OutcomePart
  readonly proposal: MixedProposal | null
  readonly onDone: (photo: File | null) => void
}

function OutcomeForm(props: FormProps) {
  const { part, analysisId, analysis, outcome, proposal, asksConsent, renderPhoto, onSaved, onDone } = props
  const planned = plannedBowls(analysis)
  const [unsaved] = useState(() => unsavedOutcome(analysisId, outcome?.recordedAt ?? null))
  const known = unsaved ?? outcome
  const [bowls, setBowls] = useState<readonly TypedBowl[] | null>(
    () =>
      mixedUnlessPlanned(known ? (known.mixed ?? null) : (proposal?.bowls ?? null), planned)?.map(typedBowl) ?? null,
  )
  const [checked, setChecked] = useState(false)
  const [word, setWord] = useState(known?.clientWord ?? '')
  const [note, setNote] = useState(known?.note ?? '')
  const [photo, setPhoto] = useState<OutcomePhoto | null>(null)
  const [isUnusable, setUnusable] = useState(false)
  const [consents, setConsents] = useState(false)
  const withPhoto = part !== 'facts'
  const withFacts = part !== 'photo'

  const saving = useMutation({
    mutationFn: async (fields: OutcomeFields) => {
      if (withFacts) onSaved(await putOutcome(analysisId, fields))
    },
    onError: (error, fields) => keepUnsaved(analysisId, fields, error),
    onSuccess: () => {
      if (withFacts) dropUnsaved(analysisId)
    },
  })
  const measuring = useMutation({
    mutationFn: async (taken: OutcomePhoto | null) => {
      if (taken) onSaved(await putOutcomePhoto(analysisId, taken, consents))
    },
    onSuccess: () => {
      toast.success({ title: copy.saved })
      onDone(photo?.file ?? null)
    },
  })
  const pending = saving.isPending || measuring.isPending

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setChecked(true))
    const mixed = bowls?.map(bowlOf).filter((bowl) => bowl !== null) ?? null
    if (mixed?.length !== bowls?.length) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    const fields = { mixed: mixedUnlessPlanned(mixed, planned), clientWord: word, note }
    saving.mutate(fields, { onSuccess: () => measuring.mutate(photo) })
  }

  return (
    <form className="grid gap-4.5" noValidate onSubmit={save}>
      {unsaved && withFacts ? (
        <Notice tone="warning" title={copy.unsaved}>
          {copy.unsavedText}
        </Notice>
      ) : null}
      {withPhoto ? (
        <section className="grid gap-4" aria-label={copy.photo}>
          {renderPhoto({
            problem: measuring.isError ? messageOf(measuring.error) : null,
            onChange: (taken) => {
              measuring.reset()
              setPhoto(taken)
            },
            onUnusable: setUnusable,
          })}
          {photo ? null : <p className="text-muted text-sm">{copy.photoHint}</p>}
          {photo && asksConsent ? (
            <CheckField
              label={copy.keep}
              description={copy.notKept}
              checked={consents}
              onChange={({ currentTarget }) => setConsents(currentTarget.checked)}
            />
          ) : null}
        </section>
      ) : null}
      {withFacts ? (
        <>
          {planned.length === 0 ? null : (
            <section className="grid gap-3" aria-labelledby="outcome-mixed">
              <div className="items-center flex flex-wrap gap-y-2 gap-x-4 justify-between">
                <h3 className="text-base font-semibold" id="outcome-mixed">
                  {copy.mixed}
                </h3>
                <Button
                  look="secondary"
                  size="sm"
                  onClick={() => setBowls(bowls === null ? planned.map(typedBowl) : null)}
                >
                  {bowls === null ? copy.differently : copy.backToPlan}
                </Button>
              </div>
              {bowls === null ? (
                <p>{copy.asPlanned}</p>
              ) : (
                <>
                  {proposal !== null && known === null ? (
                    <p className="text-muted text-sm">{copy.from[proposal.from]}</p>
                  ) : null}
                  <MixedFields phases={analysis.fasi_operative} bowls={bowls} checked={checked} onChange={setBowls} />
                </>
              )}
            </section>
          )}
          <TextField
            label={copy.word}
            placeholder={copy.wordExample}
            maxLength={CLIENT_WORDS_MAX_LENGTH}
            autoComplete="off"
            value={word}
            onChange={({ currentTarget }) => setWord(currentTarget.value)}
          />
          <TextAreaField
            label={copy.note}
            rows={3}
            maxLength={NOTES_MAX_LENGTH}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </>
      ) : null}
      {measuring.isError && withFacts ? (
        <p className="text-muted text-sm" role="status">
          {copy.photoFailed}
        </p>
      ) : null}
      {saving.isError ? (
        <Notice tone="danger" title={copy.failed} role="alert">
          {messageOf(saving.error)} {copy.failedText}
        </Notice>
      ) : null}
      <div className={footStyle}>
        {isUnusable ? (
          <p className="text-muted text-sm" role="status">
            {copy.unusable}
          </p>
        ) : null}
        {part === 'all' ? (
          <Button look="plain" size="lg" disabled={pending} onClick={() => onDone(null)}>
            {copy.skip}
          </Button>
        ) : null}
        <Button
          type="submit"
          size="lg"
          pending={pending}
          pendingLabel={copy.saving}
          disabled={isUnusable || (!withFacts && !photo)}
        >
          {copy.save}
        </Button>
      </div>
    </form>
  )
}

type AfterProps = { readonly outcome: AnalysisOutcome | null; readonly next: ReactNode; readonly onClose: () => void }

/** The reached beside the expected level, and what may follow. */
function AfterService({ outcome, next, onClose }: AfterProps) {
  const reached = outcome?.reading && measuredZone(outcome.expected, outcome.reading)
  return (
    <section className="grid gap-4" aria-label={after.title}>
      {outcome && reached ? (
        <>
          <p className="font-semibold" role="status">
            {after.reached(measure(outcome.expected.level), measure(reached.level))}
          </p>
          <OutcomeScale expected={outcome.expected} reached={reached} />
        </>
      ) : null}
      {next}
      <div className={footStyle}>
        <Button size="lg" data-autofocus onClick={onClose}>
          {after.done}
        </Button>
      </div>
    </section>
  )
}
