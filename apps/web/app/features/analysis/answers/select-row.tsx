import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { detailsCopy } from '~/copy/analysis/analysis-details.ts'

type Props<Value extends string> = {
  readonly label: string
  /** The choices in their order. */
  readonly words: Readonly<Record<Value, string>>
  readonly value: Value | null
  readonly empty?: string
  /** `line`: question and answer in one line; `stacked`: the question above the answer, for longer questions. */
  readonly layout?: 'line' | 'stacked'
  /** Source of an answer that the user did not choose. */
  readonly note?: string | undefined
  readonly onChange: (value: Value | null) => void
}

/** An optional choice from a short list, in one bordered field with its question. */
export function SelectRow<Value extends string>({
  label,
  words,
  value,
  empty = detailsCopy.unknown,
  layout = 'stacked',
  note,
  onChange,
}: Props<Value>) {
  const options = Object.keys(words) as Value[]
  const id = useId()
  return (
    <div className="group/row relative min-w-0" data-layout={layout} data-empty={value === null || undefined}>
      <select
        id={id}
        className="overflow-hidden w-full min-h-11.5 pt-2 pr-9 pb-2 pl-3.5 border border-[color-mix(in_srgb,var(--control)_70%,var(--card))] rounded-field appearance-none bg-card text-ink cursor-pointer text-ellipsis focus-visible:border-plum focus-visible:outline-2 focus-visible:outline-[color-mix(in_srgb,var(--plum)_22%,transparent)] focus-visible:outline-offset-0 disabled:bg-card disabled:cursor-default disabled:opacity-100 [&_option]:bg-card [&_option]:text-ink group-data-empty/row:text-muted group-data-[layout=stacked]/row:min-h-13.5 group-data-[layout=stacked]/row:pt-5.5 group-data-[layout=stacked]/row:pr-7 group-data-[layout=stacked]/row:pb-1 group-data-[layout=stacked]/row:pl-3 group-data-[layout=stacked]/row:text-sm"
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option === event.currentTarget.value) ?? null)}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {words[option]}
          </option>
        ))}
      </select>
      <label
        className="absolute top-1/2 right-9 text-muted text-xs leading-tight pointer-events-none text-right -translate-y-1/2 group-data-[layout=stacked]/row:top-1.75 group-data-[layout=stacked]/row:inset-x-3 group-data-[layout=stacked]/row:truncate group-data-[layout=stacked]/row:text-2xs group-data-[layout=stacked]/row:text-left group-data-[layout=stacked]/row:translate-y-0"
        htmlFor={id}
      >
        {label}
        {note === undefined ? null : <span className="block text-copper-text text-2xs text-right">{note}</span>}
      </label>
      <IconChevronDown
        className="absolute top-[calc(50%_-_0.5rem)] right-3.5 text-muted pointer-events-none group-data-[layout=stacked]/row:top-auto group-data-[layout=stacked]/row:right-2.5 group-data-[layout=stacked]/row:bottom-2"
        size="1rem"
        stroke={1.75}
        aria-hidden
      />
    </div>
  )
}

type AnswerProps<Value> = {
  readonly label: string
  readonly value: Value | null
  readonly onChange: (value: Value | null) => void
}

/** Yes, no, or not known. */
export const YesNoRow = ({ label, value, onChange }: AnswerProps<boolean>) => (
  <SelectRow
    label={label}
    words={{ no: detailsCopy.no, yes: detailsCopy.yes }}
    value={value === null ? null : value ? 'yes' : 'no'}
    onChange={(answer) => onChange(answer === null ? null : answer === 'yes')}
  />
)

type NumbersProps = AnswerProps<number> & { readonly words: Readonly<Record<number, string>> }

/** An optional choice among a few whole numbers. */
export const NumberSelect = ({ label, words, value, onChange }: NumbersProps) => (
  <SelectRow
    label={label}
    words={words}
    value={value !== null && Math.round(value) in words ? `${Math.round(value)}` : null}
    onChange={(answer) => onChange(answer === null ? null : Number(answer))}
  />
)
