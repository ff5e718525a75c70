import { hexFromLab, LEVELS, type Seen, TROUBLES, type Trouble } from '@riflesso/colorimetry'
import { midService } from '@riflesso/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { AnswerTiles } from '~/ui/form/answer-tiles.tsx'
import choice from '~/ui/form/choice.module.css'
import { Notice } from '~/ui/state.tsx'
import { onHairMs } from '../model/bowl-sections.ts'
import type { BowlPhase, BowlSession } from '../model/bowl-session.ts'
import type { Decided } from '../model/replan.ts'
import { MidServiceAnswer } from './mid-service-answer.tsx'

const { midService: copy } = bowlCopy

type Props = {
  readonly opened: boolean
  readonly session: BowlSession
  readonly index: number
  readonly onDecide: (seen: Seen, decided: Decided) => void
  readonly onClose: () => void
}

/** 'Com'è adesso?': records an observation at a bowl and shows what to do. */
export function MidServiceSheet({ opened, session, index, onDecide, onClose }: Props) {
  const phase = session.phases[index]
  return (
    // Inside the bowl overlay, which is always dark.
    <Dialog opened={opened} onClose={onClose} title={copy.ask} size="lg" sheet withinPortal={false}>
      {opened && phase ? <Look session={session} index={index} phase={phase} onDecide={onDecide} /> : null}
    </Dialog>
  )
}

/** Maximum processing time of an observation, minutes. */
const MAX_MINUTES = 180

type LookProps = Pick<Props, 'session' | 'index' | 'onDecide'> & { readonly phase: BowlPhase }

/** The tile for a bowl that looks as planned. */
const REGULAR = 'regular'
type Sight = Trouble | typeof REGULAR

function Look({ session, index, phase, onDecide }: LookProps) {
  // Freeze the time of the observation: otherwise the request would change every minute.
  const [minute] = useState(() => minuteOf(phase))
  const [trouble, setTrouble] = useState<Sight | null>(null)
  const [level, setLevel] = useState<number | null>(null)
  const seen: Seen | null =
    trouble === null || level === null
      ? null
      : { session: 0, phase: index, minute, level, trouble: trouble === REGULAR ? null : trouble }
  const { data, error, isFetching } = useQuery(midServiceQuery(session.analysisId, session.looks, seen))
  const sights: readonly Sight[] = [
    REGULAR,
    ...TROUBLES.filter((each) => phase.whatIf.some((one) => one.trouble === each)),
  ]
  const usual = phase.whatIf.find((each) => each.trouble === trouble)
  return (
    <>
      <p className="text-muted text-base">{copy.minute(minute)}</p>
      <AnswerTiles
        label={copy.trouble}
        tiles={sights.map((each) => ({ value: each, label: copy.troubles[each] }))}
        value={trouble}
        onChange={setTrouble}
      />
      <LevelChoice level={level} onChange={setLevel} />
      <div role="status">
        {seen === null ? (
          <p className="text-muted text-base">{copy.choose}</p>
        ) : isFetching ? (
          <p className="text-muted text-base">{copy.asking}</p>
        ) : error ? (
          <Notice tone="warning" title={messageOf(error)}>
            {usual ? `${copy.offline} ${usual.testo}` : null}
          </Notice>
        ) : data?.answer ? (
          <MidServiceAnswer
            decided={{ ...data, answer: data.answer }}
            onDecide={(decided) => onDecide(seen, decided)}
          />
        ) : (
          <p className="text-muted text-base">{copy.nothing}</p>
        )}
      </div>
    </>
  )
}

const minuteOf = ({ timer, ...bowl }: BowlPhase): number =>
  timer === null ? 0 : Math.min(MAX_MINUTES, Math.max(0, Math.floor(onHairMs({ ...bowl, timer }, Date.now()) / 60_000)))

/** Advice for an observation at a bowl, after the earlier ones; disabled until the observation is complete. */
const midServiceQuery = (analysisId: string, earlier: readonly Seen[], seen: Seen | null) =>
  queryOptions({
    queryKey: [midService.path, analysisId, earlier, seen],
    queryFn: ({ signal }) =>
      seen === null
        ? null
        : call(midService, { params: { id: analysisId }, body: { looks: [...earlier, seen] } }, { signal }),
    enabled: seen !== null,
  })

const STEPS = LEVELS.map(({ level, lab }) => ({ level, hex: hexFromLab(lab) }))
const PALEST = 10

type LevelChoiceProps = {
  /** 1 to 10, in half levels; null until chosen. */
  readonly level: number | null
  readonly onChange: (level: number) => void
}

/** Chooses a level by its swatch, as on a shade chart, with a button for half a level more. */
function LevelChoice({ level, onChange }: LevelChoiceProps) {
  const id = useId()
  const whole = level === null ? null : Math.floor(level)
  const isHalf = level !== whole
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is not a grid item
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mt-0 mx-0 mb-2 text-sm font-semibold">
        {copy.level}
      </p>
      <div className="grid gap-1.5 grid-cols-5 sm:grid-cols-10">
        {STEPS.map((step) => (
          <button
            key={step.level}
            type="button"
            className={`${choice.choice} min-h-12 font-semibold grid p-1 gap-0.5 aria-pressed:[box-shadow:inset_0_0_0_0.0625rem_var(--plum)]`}
            aria-label={copy.levelOf(step.level)}
            aria-pressed={step.level === whole}
            onClick={() => onChange(step.level)}
          >
            <span
              className="h-7 rounded-[0.5rem] [box-shadow:inset_0_0_0_0.0625rem_color-mix(in_srgb,var(--ink)_14%,transparent)]"
              style={{ background: step.hex }}
            />
            {step.level}
          </button>
        ))}
      </div>
      {whole === null || whole === PALEST ? null : (
        <button
          type="button"
          className={`${choice.choice} min-h-12 font-semibold py-0 px-5 mt-2 aria-pressed:[box-shadow:inset_0_0_0_0.0625rem_var(--plum)]`}
          aria-label={copy.halfLabel(whole)}
          aria-pressed={isHalf}
          onClick={() => onChange(isHalf ? whole : whole + 0.5)}
        >
          {whole} {copy.half}
        </button>
      )}
    </div>
  )
}
