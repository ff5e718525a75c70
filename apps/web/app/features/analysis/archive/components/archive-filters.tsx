import { LEVELS, TONE_NAMES } from '@riflesso/colorimetry'
import { TONE_LABELS } from '@riflesso/consultation'
import { ARCHIVE_OUTCOMES, type ArchiveFilter } from '@riflesso/contract'
import { archiveCopy } from '~/copy/archive.ts'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import styles from './archive-filters.module.css'

const { filters: copy } = archiveCopy

const ALL = { value: '', label: copy.all }
const LEVEL_CHOICES = [ALL, ...LEVELS.map(({ level }) => ({ value: String(level), label: copy.level(level) }))]
const REFLECT_CHOICES = [ALL, ...TONE_NAMES.map((value) => ({ value, label: TONE_LABELS[value] }))]
const OUTCOME_CHOICES = [ALL, ...ARCHIVE_OUTCOMES.map((value) => ({ value, label: copy.outcomes[value] }))]

type Props = { readonly filter: ArchiveFilter; readonly onChange: (filter: ArchiveFilter) => void }

/** Filters the archive by the colour that an analysis gave, measured or promised, and by its outcome. */
export function ArchiveFilters({ filter, onChange }: Props) {
  return (
    <div className={styles.filters}>
      <ChoiceField
        label={copy.colour}
        data={LEVEL_CHOICES}
        value={filter.level ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, level: value === '' ? undefined : Number(value) })
        }
      />
      <ChoiceField
        label={copy.reflect}
        data={REFLECT_CHOICES}
        value={filter.reflect ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, reflect: TONE_NAMES.find((name) => name === value) })
        }
      />
      <ChoiceField
        label={copy.outcome}
        data={OUTCOME_CHOICES}
        value={filter.outcome ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, outcome: ARCHIVE_OUTCOMES.find((name) => name === value) })
        }
      />
    </div>
  )
}
