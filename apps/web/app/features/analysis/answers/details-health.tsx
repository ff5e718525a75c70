import { PATCH_TEST_RESULTS, SCALP_STATES, withoutHealthAnswers } from '@riflesso/colorimetry'
import { ANALYSIS_HEALTH_CONSENT } from '@riflesso/contract'
import { detailsCopy } from '~/copy/analysis/analysis-details.ts'
import { Fold } from '~/ui/fold.tsx'
import { CheckField } from '~/ui/form/fields.tsx'
import type { DetailsAnswers, QuestionsProps } from './details.ts'
import { NumberRow } from './number-row.tsx'
import { SelectRow } from './select-row.tsx'
import { YesNoRow } from './yes-no-row.tsx'

const { health: copy, unknown } = detailsCopy

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
        layout="stacked"
        label={copy.patchTest.label}
        empty={unknown}
        options={PATCH_TEST_RESULTS}
        words={copy.patchTest.options}
        value={safety.patchTest}
        onChange={(patchTest) => answer({ patchTest, patchTestAgeHours: null })}
      />
      {tested ? (
        <NumberRow
          label={copy.patchTestAge.label}
          unit={copy.patchTestAge.unit}
          empty={unknown}
          max={MAX_DAYS}
          value={safety.patchTestAgeHours === null ? null : safety.patchTestAgeHours / HOURS_PER_DAY}
          onChange={(days) => answer({ patchTestAgeHours: days === null ? null : days * HOURS_PER_DAY })}
        />
      ) : null}
      <SelectRow
        layout="stacked"
        label={copy.scalp.label}
        empty={unknown}
        options={SCALP_STATES}
        words={copy.scalp.options}
        value={safety.scalp}
        onChange={(scalp) => answer({ scalp })}
      />
      <YesNoRow label={copy.allergy.label} value={safety.allergy} onChange={(allergy) => answer({ allergy })} />
      <YesNoRow label={copy.pregnancy.label} value={safety.pregnancy} onChange={(pregnancy) => answer({ pregnancy })} />
      <YesNoRow
        label={copy.persulfateAsthma.label}
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
