import { type ArchiveFilter, archiveFilterSchema } from '@riflesso/contract'
import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Detail } from '../archive-query.ts'

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
export function useArchiveAddress() {
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
