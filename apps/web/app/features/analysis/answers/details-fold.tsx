import {
  emptyDetails,
  undeclaredWhite,
  WHITE_PLACES,
  WHITE_UPKEEPS,
  WHITE_WISHES,
  type WhiteAnswers,
} from '@riflesso/colorimetry'
import type { ReactNode } from 'react'
import { detailsCopy } from '~/copy/analysis/analysis-details.ts'
import { Button } from '~/ui/button/button.tsx'
import { Chip } from '~/ui/button/chip.tsx'
import { Fold } from '~/ui/fold.tsx'
import { AnswerTiles } from '~/ui/form/answer-tiles.tsx'
import { WHITE_SWATCHES } from '../model/white-swatches.ts'
import { answeredCount, type DetailsAnswers, type QuestionsProps } from './details.ts'
import { HairQuestions } from './details-hair.tsx'
import { HealthConsent, HealthQuestions } from './details-health.tsx'
import { HistoryQuestions } from './details-history.tsx'
import { SelectRow } from './select-row.tsx'
import { YesNoRow } from './yes-no-row.tsx'

const { white: whiteCopy, unknown } = detailsCopy

const groupStyle = 'w-full min-w-0 p-0 border-0 m-0'
const legendStyle = 'p-0 mb-2 font-display text-base font-medium'

const copy = detailsCopy

type Props = DetailsAnswers & { readonly onChange: (answers: Partial<DetailsAnswers>) => void }

/** Collapsible questions about what a photo cannot show; all may stay at 'Non so'. */
export function DetailsFold({ details, healthConsent, onChange }: Props) {
  const answered = answeredCount(details)
  const questions: QuestionsProps = { details, onChange: (changed) => onChange({ details: changed }) }
  return (
    <Fold
      wide
      title={
        <>
          {copy.title}
          {answered > 0 ? <Chip tone="plum">{copy.answered(answered)}</Chip> : null}
        </>
      }
    >
      <div className="grid pt-2 gap-5 justify-items-start">
        <p className="text-muted text-xs">{copy.intro}</p>
        <Questions title={copy.groups.history}>
          <HistoryQuestions {...questions} />
        </Questions>
        <Questions title={copy.groups.hair}>
          <HairQuestions {...questions} />
        </Questions>
        {details.whiteShare === 0 ? null : (
          <fieldset className={groupStyle}>
            <legend className={legendStyle}>{copy.groups.white}</legend>
            <div className="grid gap-3.5">
              <WhiteQuestions {...questions} />
            </div>
          </fieldset>
        )}
        <Questions title={copy.groups.safety}>
          <SafetyQuestions {...questions} />
        </Questions>
        <Questions
          title={copy.groups.health}
          before={<HealthConsent given={healthConsent} {...questions} onConsent={onChange} />}
        >
          {healthConsent ? <HealthQuestions {...questions} /> : null}
        </Questions>
        {answered > 0 ? (
          <Button look="plain" size="sm" onClick={() => onChange({ details: emptyDetails, healthConsent: false })}>
            {copy.clear}
          </Button>
        ) : null}
      </div>
    </Fold>
  )
}

type GroupProps = { readonly title: string; readonly before?: ReactNode; readonly children: ReactNode }

function Questions({ title, before, children }: GroupProps) {
  return (
    <fieldset className={groupStyle}>
      <legend className={legendStyle}>{title}</legend>
      {before}
      <div className="grid gap-2 grid-cols-[repeat(auto-fill,minmax(max(9rem,(100%_-_1rem)_/_3),1fr))]">{children}</div>
    </fieldset>
  )
}

/** Safety questions other than health that can rule out a service today. */
function SafetyQuestions({ details, onChange }: QuestionsProps) {
  const { safety } = details
  return (
    <YesNoRow
      label={copy.safety.under16.label}
      value={safety.under16}
      onChange={(under16) => onChange({ ...details, safety: { ...safety, under16 } })}
    />
  )
}

const WISHES = WHITE_WISHES.map((value) => ({ value, ...whiteCopy.wishes[value], colours: WHITE_SWATCHES[value] }))
const UPKEEPS = WHITE_UPKEEPS.map((value) => ({ value, label: whiteCopy.upkeeps[value] }))
/** Choices for the percentage of white hair in one zone, as judged by eye. */
const SHARES = ['0', '20', '40', '60', '80', '100'] as const

/** The wish for white hair, the accepted upkeep, and its distribution. */
function WhiteQuestions({ details, onChange }: QuestionsProps) {
  const white = details.white ?? undeclaredWhite
  const answer = (part: Partial<WhiteAnswers>) => onChange({ ...details, white: { ...white, ...part } })
  return (
    <>
      <AnswerTiles label={whiteCopy.wish} tiles={WISHES} value={white.wish} onChange={(wish) => answer({ wish })} />
      <AnswerTiles
        label={whiteCopy.upkeep}
        tiles={UPKEEPS}
        value={white.upkeep}
        onChange={(upkeep) => answer({ upkeep })}
      />
      <div className="grid gap-2 grid-cols-[repeat(auto-fill,minmax(max(7rem,(100%_-_1rem)_/_3),1fr))]">
        {WHITE_PLACES.map((place) => (
          <SelectRow
            key={place}
            layout="stacked"
            label={whiteCopy.places[place]}
            empty={unknown}
            options={SHARES}
            words={whiteCopy.shares}
            value={
              SHARES.find((share) => white[place] !== null && Number(share) === Math.round(white[place] * 100)) ?? null
            }
            onChange={(share) => answer({ [place]: share === null ? null : Number(share) / 100 })}
          />
        ))}
      </div>
    </>
  )
}
