import { emptyDetails, withoutHealthAnswers } from '@riflesso/colorimetry'
import { ANALYSIS_HEALTH_CONSENT } from '@riflesso/contract'
import type { ReactNode } from 'react'
import { detailsCopy } from '~/copy/analysis/analysis-details.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { Fold } from '~/ui/fold.tsx'
import { CheckField } from '~/ui/form/fields.tsx'
import { answeredCount, type DetailsAnswers, type QuestionsProps } from './details.ts'
import { HairQuestions, HistoryQuestions, WhiteQuestions } from './details-questions.tsx'
import { NumberRow } from './number-row.tsx'
import { SelectRow, YesNoRow } from './select-row.tsx'

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
          <YesNoRow
            {...copy.under16}
            value={details.safety.under16}
            onChange={(under16) => onChange({ details: { ...details, safety: { ...details.safety, under16 } } })}
          />
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

const { health: healthCopy } = detailsCopy

const HOURS_PER_DAY = 24
const MAX_DAYS = 3650

/** Health questions that can rule out a service today; shown after the client's consent. */
function HealthQuestions({ details, onChange }: QuestionsProps) {
  const { safety } = details
  const answer = (part: Partial<typeof safety>) => onChange({ ...details, safety: { ...safety, ...part } })
  const tested = safety.patchTest === 'negativo' || safety.patchTest === 'positivo'
  return (
    <>
      <SelectRow
        {...healthCopy.patchTest}
        value={safety.patchTest}
        onChange={(patchTest) => answer({ patchTest, patchTestAgeHours: null })}
      />
      {tested ? (
        <NumberRow
          {...healthCopy.patchTestAge}
          max={MAX_DAYS}
          value={safety.patchTestAgeHours === null ? null : safety.patchTestAgeHours / HOURS_PER_DAY}
          onChange={(days) => answer({ patchTestAgeHours: days === null ? null : days * HOURS_PER_DAY })}
        />
      ) : null}
      <SelectRow {...healthCopy.scalp} value={safety.scalp} onChange={(scalp) => answer({ scalp })} />
      <YesNoRow {...healthCopy.allergy} value={safety.allergy} onChange={(allergy) => answer({ allergy })} />
      <YesNoRow {...healthCopy.pregnancy} value={safety.pregnancy} onChange={(pregnancy) => answer({ pregnancy })} />
      <YesNoRow
        {...healthCopy.persulfateAsthma}
        value={safety.persulfateAsthma}
        onChange={(persulfateAsthma) => answer({ persulfateAsthma })}
      />
    </>
  )
}

type ConsentProps = Pick<QuestionsProps, 'details'> & {
  readonly given: boolean
  readonly onConsent: (answers: Partial<DetailsAnswers>) => void
}

/** Consent before the questions; withdrawing it clears their answers. */
function HealthConsent({ given, details, onConsent }: ConsentProps) {
  return (
    <div className="grid mb-3 gap-1">
      <CheckField
        label={healthCopy.consent.label}
        checked={given}
        onChange={(event) =>
          onConsent(
            event.currentTarget.checked
              ? { healthConsent: true }
              : { healthConsent: false, details: withoutHealthAnswers(details) },
          )
        }
      />
      <Fold title={healthCopy.consent.read}>
        <p className="text-muted text-xs">{ANALYSIS_HEALTH_CONSENT}</p>
      </Fold>
    </div>
  )
}
