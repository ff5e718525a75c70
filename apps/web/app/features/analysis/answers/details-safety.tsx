import { detailsCopy } from '~/copy/analysis/analysis-details.ts'
import type { QuestionsProps } from './details.ts'
import { YesNoRow } from './yes-no-row.tsx'

const { safety: copy } = detailsCopy

/** Safety questions other than health that can rule out a service today. */
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
