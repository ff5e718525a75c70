import type { RecentAnalysis } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fullAnalysisQuery } from './full-analysis.ts'

/** Number of analyses available offline without having been opened. */
const LATEST = 8
/** Delay after the list has loaded, so that visible content comes first. */
const DELAY_MS = 3000

/** Where offline copies are supported, prefetches the latest analyses sequentially. */
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
    const timer = setTimeout(() => void fetchAll(), DELAY_MS)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [ids, queryClient])
}
