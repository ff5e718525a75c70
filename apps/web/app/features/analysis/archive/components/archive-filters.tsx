import { LEVELS, TONE_NAMES } from '@riflesso/colorimetry'
import { TONE_LABELS } from '@riflesso/consultation'
import { ARCHIVE_OUTCOMES, ARCHIVE_PERIODS, type ArchiveFilter } from '@riflesso/contract'
import { useHasTool } from '~/auth/session/use-current-user.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { ChoiceField } from '~/ui/form/choice-field.tsx'

const { filters: copy } = archiveCopy

const PERIODS = ARCHIVE_PERIODS.map((days) => ({ value: String(days), label: copy.periods[days] }))
const LEVEL_CHOICES = LEVELS.map(({ level }) => ({ value: String(level), label: copy.level(level) }))
const REFLECTS = TONE_NAMES.map((value) => ({ value, label: TONE_LABELS[value] }))
const OUTCOMES = ARCHIVE_OUTCOMES.map((value) => ({ value, label: copy.outcomes[value] }))

const FIELDS = [
  { name: 'days', label: copy.period, all: copy.always, choices: PERIODS },
  { name: 'level', label: copy.colour, all: copy.all, choices: LEVEL_CHOICES },
  { name: 'reflect', label: copy.reflect, all: copy.all, choices: REFLECTS },
  { name: 'outcome', label: copy.outcome, all: copy.all, choices: OUTCOMES },
] as const

type Name = (typeof FIELDS)[number]['name']

type Props = { readonly filter: ArchiveFilter; readonly onChoose: (name: Name, value: string) => void }

/** Filters the archive by its period, by the colour that an analysis gave, measured or promised, and by its outcome. */
export function ArchiveFilters({ filter, onChoose }: Props) {
  const hasOutcomes = useHasTool('learning')
  return (
    <div className="grid max-w-224 mt-4 gap-3 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {FIELDS.filter(({ name }) => name !== 'outcome' || hasOutcomes).map(({ name, label, all, choices }) => (
        <ChoiceField
          key={name}
          label={label}
          data={[{ value: '', label: all }, ...choices]}
          value={filter[name] ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose(name, value)}
        />
      ))}
    </div>
  )
}
