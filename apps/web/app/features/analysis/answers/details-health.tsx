import { withoutHealthAnswers } from '@riflesso/colorimetry'
import { ANALYSIS_HEALTH_CONSENT } from '@riflesso/contract'
import { detailsCopy } from '~/copy/analysis/analysis-details.ts'
import { Fold } from '~/ui/fold.tsx'
import { CheckField } from '~/ui/form/fields.tsx'
import type { DetailsAnswers, QuestionsProps } from './details.ts'
import { NumberRow } from './number-row.tsx'
import { SelectRow, YesNoRow } from './select-row.tsx'

const { health: copy } = detailsCopy

const HOURS_PER_DAY = 24
const MAX_DAYS = 3650

/** Health questions that can rule out a service today; shown after the client's consent. */
export function HealthQuestions({ details, onChange }: QuestionsProps) {
  const { safety } = details
  const answer = (part: Partial<typeof safety>) => onChange({ ...details, safety: { ...safety, ...part } })
  const tested = safety.patchTest === 'negativo' || safety.patchTest === 'positivo'
  return (
    <>
      <SelectRow
        {...copy.patchTest}
        value={safety.patchTest}
        onChange={(patchTest) => answer({ patchTest, patchTestAgeHours: null })}
      />
      {tested ? (
        <NumberRow
          {...copy.patchTestAge}
          max={MAX_DAYS}
          value={safety.patchTestAgeHours === null ? null : safety.patchTestAgeHours / HOURS_PER_DAY}
          onChange={(days) => answer({ patchTestAgeHours: days === null ? null : days * HOURS_PER_DAY })}
        />
      ) : null}
      <SelectRow {...copy.scalp} value={safety.scalp} onChange={(scalp) => answer({ scalp })} />
      <YesNoRow {...copy.allergy} value={safety.allergy} onChange={(allergy) => answer({ allergy })} />
      <YesNoRow {...copy.pregnancy} value={safety.pregnancy} onChange={(pregnancy) => answer({ pregnancy })} />
      <YesNoRow
        {...copy.persulfateAsthma}
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
export function HealthConsent({ given, details, onConsent }: ConsentProps) {
  return (
    <div className="grid mb-3 gap-1">
      <CheckField
        label={copy.consent.label}
        checked={given}
        onChange={(event) =>
          onConsent(
            event.currentTarget.checked
              ? { healthConsent: true }
              : { healthConsent: false, details: withoutHealthAnswers(details) },
          )
        }
      />
      <Fold title={copy.consent.read}>
        <p className="text-muted text-xs">{ANALYSIS_HEALTH_CONSENT}</p>
      </Fold>
    </div>
  )
}
