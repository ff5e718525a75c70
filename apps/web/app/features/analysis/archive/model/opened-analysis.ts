import { useSearchParams } from 'react-router'
import type { OutcomePart } from '~/features/outcome/components/outcome-dialog.tsx'

/** Search parameter with the id of the open analysis: 'back' closes it, a reload keeps it. */
const OPENED_ANALYSIS = 'analisi'
/** Search parameter with the open part of 'Com'è andata?'. */
const OUTCOME = 'esito'
const OUTCOME_PARTS: readonly OutcomePart[] = ['all', 'photo', 'facts']

export type OpenedAnalysis = {
  /** Null if none is open. */
  readonly id: string | null
  readonly open: (id: string) => void
  readonly close: () => void
}

/** The analysis open according to the URL. */
export function useOpenedAnalysis(): OpenedAnalysis {
  const [params, setParams] = useSearchParams()
  const set = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete(OUTCOME)
        if (id === null) next.delete(OPENED_ANALYSIS)
        else next.set(OPENED_ANALYSIS, id)
        return next
      },
      { preventScrollReset: true, replace: id === null },
    )
  return { id: params.get(OPENED_ANALYSIS), open: set, close: () => set(null) }
}

/** The open part of the outcome according to the URL: 'back' closes it. */
export function useOutcomePart() {
  const [params, setParams] = useSearchParams()
  const set = (part: OutcomePart | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (part === null) next.delete(OUTCOME)
        else next.set(OUTCOME, part)
        return next
      },
      { preventScrollReset: true, replace: part === null },
    )
  return { part: OUTCOME_PARTS.find((each) => each === params.get(OUTCOME)) ?? null, set }
}
