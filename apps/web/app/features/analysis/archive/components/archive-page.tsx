import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { LEVELS, TONE_NAMES } from '@riflesso/colorimetry'
import { TONE_LABELS } from '@riflesso/consultation'
import { ARCHIVE_OUTCOMES, ARCHIVE_PERIODS, type ArchiveFilter, archiveFilterSchema } from '@riflesso/contract'
import { startTransition, useOptimistic, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useHasTool } from '~/auth/session/use-current-user.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { paths } from '~/paths.ts'
import { BackLink } from '~/ui/button.tsx'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import { ListHead } from '~/ui/list-head.tsx'
import { Notice } from '~/ui/state.tsx'
import type { ArchiveItem, Detail } from '../archive-query.ts'
import { useOpenedAnalysis } from '../model/opened-analysis.ts'
import { ArchiveList } from './archive-list.tsx'
import { ArchiveSearch } from './archive-search.tsx'
import { DetailOverlay } from './detail-overlay.tsx'

const { page: copy, filters } = archiveCopy

/** Number of cards at a time: whole rows in every width. */
const STEP = 12

const classNames = {
  track: 'bg-control [:checked~&]:bg-plum',
  label: 'text-ink text-base font-semibold',
  description: 'text-muted text-xs',
}

/** 'Archivio': every analysis of the salon, with filters. The page 'Analisi dettagliate' is the same and always has details. */
export function ArchivePage({ detailed }: { readonly detailed: boolean }) {
  const opened = useOpenedAnalysis()
  const [item, setItem] = useState<ArchiveItem | null>(null)
  const { filter, detail: asked, choose, show } = useArchiveAddress()
  const detail = detailed && asked === 'colour' ? 'summary' : asked
  return (
    <>
      <ListHead
        level={1}
        {...(detailed ? copy.detailed : copy.archive)}
        above={detailed ? <BackLink to={paths.dashboard}>{copy.back}</BackLink> : null}
      >
        <ArchiveSearch term={filter.q ?? ''} onSearch={(term) => choose('q', term)} />
      </ListHead>
      <ArchiveFilters filter={filter} onChoose={choose} />
      <div className="flex flex-wrap mt-4 gap-y-3 gap-x-8">
        {detailed ? null : (
          <Switch
            label={copy.details}
            checked={detail !== 'colour'}
            onChange={({ currentTarget }) => show(currentTarget.checked ? 'summary' : 'colour')}
            classNames={classNames}
          />
        )}
        {detail === 'colour' ? null : (
          <Switch
            label={copy.whole}
            description={copy.wholeHint}
            checked={detail === 'whole'}
            onChange={({ currentTarget }) => show(currentTarget.checked ? 'whole' : 'summary')}
            classNames={classNames}
          />
        )}
      </div>
      {detailed ? (
        <div className="grid mt-6 gap-4 md:grid-cols-2">
          {copy.panels.map(({ title, text }) => (
            <Notice key={title} tone="info" title={title}>
              {text}
            </Notice>
          ))}
        </div>
      ) : null}
      <div data-archive>
        <ArchiveList
          filter={filter}
          detail={detail}
          step={STEP}
          onOpen={(next) => {
            setItem(next)
            opened.open(next.id)
          }}
        />
      </div>
      <DetailOverlay opened={opened} showsFoundPictures listed={item} />
    </>
  )
}

const PERIODS = ARCHIVE_PERIODS.map((days) => ({ value: String(days), label: filters.periods[days] }))
const LEVEL_CHOICES = LEVELS.map(({ level }) => ({ value: String(level), label: filters.level(level) }))
const REFLECTS = TONE_NAMES.map((value) => ({ value, label: TONE_LABELS[value] }))
const OUTCOMES = ARCHIVE_OUTCOMES.map((value) => ({ value, label: filters.outcomes[value] }))

const FIELDS = [
  { name: 'days', label: filters.period, all: filters.always, choices: PERIODS },
  { name: 'level', label: filters.colour, all: filters.all, choices: LEVEL_CHOICES },
  { name: 'reflect', label: filters.reflect, all: filters.all, choices: REFLECTS },
  { name: 'outcome', label: filters.outcome, all: filters.all, choices: OUTCOMES },
] as const

type Name = (typeof FIELDS)[number]['name']

type ArchiveFiltersProps = { readonly filter: ArchiveFilter; readonly onChoose: (name: Name, value: string) => void }

/** Filters the archive by its period, by the colour that an analysis gave, measured or promised, and by its outcome. */
function ArchiveFilters({ filter, onChoose }: ArchiveFiltersProps) {
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

/** Search parameters of the archive. 'esito' is taken by the outcome of an open analysis. */
const PARAMETERS = {
  q: 'nome',
  days: 'periodo',
  level: 'colore',
  reflect: 'riflesso',
  outcome: 'risultato',
  detail: 'vista',
} as const

const VIEWS: Readonly<Record<Detail, string>> = { colour: '', summary: 'dettagliate', whole: 'complete' }

const { shape } = archiveFilterSchema

/** Reads and updates the filters of the archive in the URL. */
function useArchiveAddress() {
  const navigate = useNavigate()
  // Optimistic: the fields must not wait for the navigation.
  const [params, showAtOnce] = useOptimistic(useSearchParams()[0])
  const get = (name: keyof typeof PARAMETERS) => params.get(PARAMETERS[name]) || undefined
  const filter: ArchiveFilter = {
    q: shape.q.safeParse(get('q')).data,
    days: shape.days.safeParse(get('days')).data,
    level: shape.level.safeParse(get('level')).data,
    reflect: shape.reflect.safeParse(get('reflect')).data,
    outcome: shape.outcome.safeParse(get('outcome')).data,
  }
  const detail: Detail =
    get('detail') === VIEWS.whole ? 'whole' : get('detail') === VIEWS.summary ? 'summary' : 'colour'

  /** Sets a filter; '' removes it. */
  const choose = (name: keyof typeof PARAMETERS, value: string) =>
    startTransition(async () => {
      const next = new URLSearchParams(params)
      if (value === '') next.delete(PARAMETERS[name])
      else next.set(PARAMETERS[name], value)
      next.sort()
      showAtOnce(next)
      await navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
    })
  return { filter, detail, choose, show: (next: Detail) => choose('detail', VIEWS[next]) }
}
