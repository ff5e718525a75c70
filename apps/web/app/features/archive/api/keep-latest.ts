import type { RecentAnalysis } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fullAnalysisQuery } from './full-analysis.ts'

/** Analyses that can be read without a connection although nobody opened them. */
const LATEST = 8
/** Milliseconds after the list: what is on the screen comes first. */
const REST = 3000

/** Where the app works without a connection, brings the latest analyses whole, one after the other, to be kept. */
export function useKeepLatest(items: readonly RecentAnalysis[]): void {
  const queryClient = useQueryClient()
  const ids = items
    .slice(0, LATEST)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (ids === '' || !navigator.serviceWorker?.controller) return
    let over = false
    const fetchAll = async () => {
      for (const id of ids.split(' ')) if (!over) await queryClient.prefetchQuery(fullAnalysisQuery(id))
    }
    const timer = setTimeout(() => void fetchAll(), REST)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [ids, queryClient])
}
