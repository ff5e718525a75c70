import { PATCH_TEST_RESULTS, SCALP_STATES } from '@riflesso/colorimetry'
import { detailsCopy } from '~/copy/analysis-details.ts'
import type { QuestionsProps } from '../model/details.ts'
import { NumberRow } from './number-row.tsx'
import { SelectRow } from './select-row.tsx'
import { YesNoRow } from './yes-no-row.tsx'

const { safety: copy, unknown } = detailsCopy

const HOURS_PER_DAY = 24
const MAX_DAYS = 3650

/** What may forbid a service today. */
export function SafetyQuestions({ details, onChange }: QuestionsProps) {
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
      <YesNoRow label={copy.under16.label} value={safety.under16} onChange={(under16) => answer({ under16 })} />
      <YesNoRow label={copy.pregnancy.label} value={safety.pregnancy} onChange={(pregnancy) => answer({ pregnancy })} />
      <YesNoRow
        label={copy.persulfateAsthma.label}
        value={safety.persulfateAsthma}
        onChange={(persulfateAsthma) => answer({ persulfateAsthma })}
      />
    </>
  )
}
