import { detailsCopy } from '~/copy/analysis-details.ts'
import type { QuestionsProps } from './details.ts'
import { YesNoRow } from './yes-no-row.tsx'

const { safety: copy } = detailsCopy

/** What may forbid a service today and is no matter of health. */
export function SafetyQuestions({ details, onChange }: QuestionsProps) {
  const { safety } = details
  return (
    <YesNoRow
      label={copy.under16.label}
      value={safety.under16}
      onChange={(under16) => onChange({ ...details, safety: { ...safety, under16 } })}
    />
  )
}
