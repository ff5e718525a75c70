import { detailsCopy } from '~/copy/analysis/analysis-details.ts'
import { SelectRow } from './select-row.tsx'

type Props = {
  readonly label: string
  /** Null if not answered. */
  readonly value: boolean | null
  readonly onChange: (value: boolean | null) => void
}

const ANSWERS = ['no', 'yes'] as const
const WORDS = { no: detailsCopy.no, yes: detailsCopy.yes }

/** Yes, no, or not known. */
export function YesNoRow({ label, value, onChange }: Props) {
  return (
    <SelectRow
      layout="stacked"
      label={label}
      empty={detailsCopy.unknown}
      options={ANSWERS}
      words={WORDS}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === null ? null : answer === 'yes')}
    />
  )
}
