import {
  type BrandId,
  changeFormula,
  FORMULA_CHANGES,
  type FormulaChange,
  notationOf,
  type ReflectAnswers,
  readFormula,
  writeNotation,
} from '@riflesso/colorimetry'
import { writeVerdicts } from '@riflesso/consultation'
import { type LastFormula, type LastHair, lastFormula, saveOwnFormula } from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { call, queryOf } from '~/api/client.ts'
import { ownFormulaCopy as copy } from '~/copy/own-formula.ts'
import { bowlSearch } from '~/features/bowl/model/bowl-address.ts'
import { clientCardQuery, clientTimelineQuery } from '~/features/clients/client-card.ts'
import { personName } from '~/format/person-name.ts'
import { paths } from '~/paths.ts'
import { ReflectQuestion } from '~/salon/reflect-question.tsx'
import { salonSettingsQuery } from '~/salon/salon-settings.ts'
import { useActKey } from '~/ui/act-key.ts'
import { BackLink, Button, ButtonLink } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import choice from '~/ui/form/choice.module.css'
import { TextAreaField } from '~/ui/form/fields.tsx'
import { Heading } from '~/ui/heading.tsx'
import { ErrorState, Notice, Skeleton } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { Expected, Hair, Marked } from './formula-views.tsx'
import { type HairToday, hairSince, headOf, judgeText } from './judge-text.ts'
import { keptText } from './kept-text.ts'

const NO_ANSWERS: ReflectAnswers = {}

type Props = {
  readonly clientId: string
  /** Begins with the last formula. */
  readonly repeats: boolean
}

/** A client's formula written by the colourist, or the last one again: read while it is typed, judged, and taken to the bowl. */
export function OwnFormulaPage({ clientId, repeats }: Props) {
  const settings = useQuery(salonSettingsQuery)
  const card = useQuery(clientCardQuery(clientId))
  const last = useQuery({ ...queryOf(lastFormula, { params: { id: clientId } }, clientId), staleTime: 0, gcTime: 0 })
  const failed = [card, last].find((query) => query.isError)
  const name = card.data ? personName(card.data.firstName, card.data.lastName) : null
  return (
    <div className="grid gap-4 max-w-176 mx-auto">
      <div>
        <BackLink to={paths.client(clientId)}>{copy.back}</BackLink>
      </div>
      <div>
        <Heading level={1}>{repeats ? copy.repeatTitle : copy.title}</Heading>
        {name === null ? null : <p className="text-muted">{copy.forClient(name)}</p>}
      </div>
      {failed ? (
        <ErrorState title={copy.failed} text={messageOf(failed.error)} onRetry={() => void failed.refetch()} />
      ) : card.data && last.data && !settings.isPending ? (
        <Formula
          key={String(repeats)}
          clientId={clientId}
          last={last.data.last}
          lastHair={card.data.lastHair}
          repeats={repeats}
          salonBrand={settings.data?.brand ?? null}
          reflects={settings.data?.reflects}
        />
      ) : (
        <Skeleton height="12rem" aria-label={copy.loading} />
      )}
    </div>
  )
}

/** A change that takes another one back. */
const OPPOSITES: Partial<Record<FormulaChange, FormulaChange>> = {
  lighter: 'darker',
  darker: 'lighter',
  warmer: 'cooler',
  cooler: 'warmer',
}

type FormulaProps = Props & {
  readonly last: LastFormula | null
  readonly lastHair: LastHair | null
  readonly salonBrand: BrandId | null
  readonly reflects: ReflectAnswers | undefined
}

function Formula({ clientId, last, lastHair, repeats, salonBrand, reflects = NO_ANSWERS }: FormulaProps) {
  const repeated = repeats ? last : null
  const { state } = useLocation()
  const [kept] = useState(() => keptText(clientId))
  const [written, setWritten] = useState(() =>
    repeated ? { text: repeated.text, brand: repeated.brand } : { text: textOf(state) ?? kept.text, brand: salonBrand },
  )
  const [today, setToday] = useState<HairToday>(() => hairSince(last?.head ?? null, lastHair))
  const head = useMemo(() => headOf(today), [today])
  const { text, brand } = written
  const notation = useMemo(() => brand && notationOf(brand, reflects), [brand, reflects])
  const judgement = useMemo(() => judgeText(text, notation, head), [text, notation, head])
  const { phases, unread, missing, isWhole, judged } = judgement
  const act = useActKey()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // Changes start from what was written, so that a second tap takes one back.
  const [before, setBefore] = useState<{ readonly text: string; readonly brand: BrandId | null } | null>(null)
  const [changes, setChanges] = useState<readonly FormulaChange[]>([])
  const toggle = (change: FormulaChange) => {
    const from = before ?? written
    const next = changes.includes(change)
      ? changes.filter((each) => each !== change)
      : [...changes.filter((each) => each !== OPPOSITES[change]), change]
    const ofText = from.brand && notationOf(from.brand, reflects)
    const changed = next.reduce(changeFormula, readFormula(from.text, ofText).phases)
    write(next.length === 0 ? from : writeNotation(changed, ofText))
    setBefore(from)
    setChanges(next)
  }
  const write = (next: typeof written) => {
    setWritten(next)
    setBefore(null)
    setChanges([])
    if (!repeated) kept.keep(next.text)
  }
  const saving = useApiMutation({
    mutationFn: () => {
      if (head === null) throw new Error('a formula without a head')
      const body = { text, brand, head }
      return call(saveOwnFormula, { params: { id: clientId }, query: { actKey: act.keyOf(body) }, body })
    },
    onSuccess: ({ analysisId }) => {
      act.done()
      kept.forget()
      void queryClient.invalidateQueries({ queryKey: clientTimelineQuery(clientId).queryKey })
      const bowl = bowlSearch(new URLSearchParams(), { analysisId, option: null })
      void navigate(`${paths.analysis(analysisId)}?${bowl}`, { replace: true })
    },
    failed: copy.failed,
    reason: (error) => refusalOf(error) ?? messageOf(error),
  })
  const vetoes = judged ? [...new Set(writeVerdicts(judged.vetoes).map(({ reason }) => reason))] : []
  const unsure = [...new Set(phases.flatMap(({ products }) => products.filter(({ isSure }) => !isSure)))]
  return (
    <>
      {repeated ? (
        <p>
          {copy.last(repeated.weeks)}
          {repeated.changes.length > 0
            ? ` ${copy.correctedBy(repeated.changes.map((change) => copy.corrected[change]).join(', '))}`
            : null}
        </p>
      ) : null}
      {repeated ? (
        <div>
          <ButtonLink look="plain" size="lg" to={paths.analysisFor(clientId)}>
            {copy.changed}
          </ButtonLink>
        </div>
      ) : null}
      <TextAreaField
        label={copy.text}
        description={notation === null ? copy.generic : copy.notation(notation.name)}
        placeholder={copy.hint}
        autosize
        minRows={3}
        autoFocus={!repeats}
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => write({ text: currentTarget.value, brand })}
      />
      {unread.length > 0 ? (
        <Notice tone="warning" title={copy.unread}>
          <p className="wrap-anywhere whitespace-pre-line">
            <Marked text={text} unread={unread} />
          </p>
          <p>{copy.unreadText}</p>
        </Notice>
      ) : null}
      {isWhole ? (
        <fieldset className="flex flex-wrap min-w-0 p-0 m-0 border-0 gap-1.5">
          <legend className="mb-1.5 p-0 font-semibold">{copy.change}</legend>
          {FORMULA_CHANGES.map((change) => (
            <button
              key={change}
              className={`${choice.choice} min-h-11 py-1 px-3 rounded-full text-sm`}
              type="button"
              aria-pressed={changes.includes(change)}
              onClick={() => toggle(change)}
            >
              {copy.changes[change]}
            </button>
          ))}
        </fieldset>
      ) : null}
      {phases.length > 0 ? (
        <Card aria-label={copy.phases}>
          <ol className="grid gap-2 m-0 p-0 list-none" aria-live="polite">
            {phases.map((phase, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a phase is identified by its position.
              <li key={index} className="grid gap-x-3 grid-cols-[auto_minmax(0,1fr)]">
                <span className="font-display text-xl text-plum" aria-hidden>
                  {index + 1}
                </span>
                <span className="wrap-anywhere tabular-nums">{writeNotation([phase], notation).text}</span>
                {missing[index]?.length ? (
                  <span className="col-[2] text-danger text-sm">
                    {copy.missing(index + 1, missing[index].map((piece) => copy.pieces[piece]).join(', '))}
                  </span>
                ) : null}
              </li>
            ))}
          </ol>
          {unsure.length > 0 ? (
            <p className="mt-2 text-muted text-xs">{copy.unsure(unsure.map(({ shade }) => shade).join(', '))}</p>
          ) : null}
          <ReflectQuestion brand={notation} shades={unsure.map(({ shade }) => shade)} />
        </Card>
      ) : null}
      <Hair today={today} isKnown={last?.head != null} onChange={setToday} />
      {isWhole && head === null ? <Notice tone="info">{copy.levelsMissing}</Notice> : null}
      {judged ? <Expected judged={judged} /> : null}
      {vetoes.length > 0 ? (
        <Notice tone="danger" title={copy.vetoed}>
          <ul className="grid gap-1">
            {vetoes.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {judged && judged.offSheet.length > 0 && vetoes.length === 0 ? (
        <Notice tone="info" title={copy.offSheet}>
          {[...new Set(writeVerdicts(judged.offSheet).map(({ reason }) => reason))].join(' ')}
        </Notice>
      ) : null}
      <div className="sticky z-5 bottom-[calc(0.75rem_+_var(--lower-edge))]">
        <Button
          size="lg"
          fullWidth
          disabled={judged === null || vetoes.length > 0}
          pending={saving.isPending}
          pendingLabel={copy.saving}
          onClick={() => saving.mutate()}
        >
          {copy.save}
        </Button>
      </div>
    </>
  )
}

/** The formula of a paper card that was chosen on the client's card; null without one. */
const textOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'text' in state && typeof state.text === 'string' ? state.text : null

/** Why the server refuses a formula that this page allowed: the client's card knows more. */
const refusalOf = (error: Error): string | null => {
  const fields = error instanceof ApiError ? (error.details.fields as Record<string, string> | undefined) : undefined
  return fields?.text ?? null
}
