import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { OutcomePart } from '~/features/outcome/components/outcome-dialog.tsx'
import { paths } from '~/paths.ts'

/** Search parameter with the id of the open analysis: 'back' closes it. */
const OPENED_ANALYSIS = 'analisi'
/** Search parameter with the open part of 'Com'è andata?'. */
const OUTCOME = 'esito'
const OUTCOME_PARTS: readonly OutcomePart[] = ['all', 'photo', 'facts']

export type OpenedAnalysis = {
  readonly id: string | null
  readonly open: (id: string) => void
  readonly close: () => void
}

/**
 * The analysis open over the current page. Its address is that of the result, which a reload opens; a link with the parameter, as
 * they were before, gets it too.
 */
export function useOpenedAnalysis(): OpenedAnalysis {
  const [id, set] = useParameter(OPENED_ANALYSIS, OUTCOME)
  const { search, mask } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (id === null) return
    const rest = new URLSearchParams(search)
    rest.delete(OPENED_ANALYSIS)
    const own = { pathname: paths.analysis(id), search: rest.size === 0 ? '' : `?${rest}` }
    if (mask?.pathname === own.pathname && mask.search === own.search) return
    void navigate({ search }, { mask: own, replace: true, preventScrollReset: true })
  }, [id, search, mask, navigate])
  return { id, open: set, close: () => set(null) }
}

/** The open part of the outcome according to the URL: 'back' closes it. */
export function useOutcomePart() {
  const [given, set] = useParameter(OUTCOME)
  const setPart = (part: OutcomePart | null) => set(part)
  return { part: OUTCOME_PARTS.find((each) => each === given) ?? null, set: setPart }
}

/** A search parameter and its setter, which also removes the parameters that depend on it. Only a value adds an entry to the history. */
function useParameter(name: string, ...dependents: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const set = (value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const each of dependents) next.delete(each)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { preventScrollReset: true, replace: value === null },
    )
  return [params.get(name), set] as const
}
