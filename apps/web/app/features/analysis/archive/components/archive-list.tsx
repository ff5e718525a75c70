import type { ArchiveFilter, Author, CurrentUser } from '@riflesso/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { authorName } from '~/format/author-name.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '~/ui/state.tsx'
import { type ArchiveItem, archiveQuery, type Detail, isAll } from '../archive-query.ts'
import { fullAnalysisQuery } from '../full-analysis.ts'
import { ArchiveCard } from './archive-card.tsx'

const gridStyle = `[--columns:2] grid p-0 m-0 gap-3 grid-cols-[repeat(var(--columns),minmax(0,1fr))] list-none sm:[--columns:4] sm:gap-4 min-[96em]:[--columns:5] min-[120em]:[--columns:6] [&:not([data-detail="colour"])]:[--columns:1] md:[&:not([data-detail="colour"])]:[--columns:2] lg:[&:not([data-detail="colour"])]:[--columns:3]`

const { list: copy } = archiveCopy

/** Number of analyses available offline without having been opened. */
const LATEST = 8
/** Delay after the list has loaded, so that visible content comes first. */
const DELAY_MS = 3000

/** Where offline copies are supported, prefetches the latest analyses sequentially. */
function useKeepLatest(items: readonly ArchiveItem[]): void {
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

const SKELETONS = [1, 2, 3]

type Props = {
  readonly filter: ArchiveFilter
  readonly detail: Detail
  /** Number of cards at first, and added by 'Mostra altre'. */
  readonly step: number
  readonly onOpen: (item: ArchiveItem) => void
}

/** Archived analyses as cards, newest first: loading, failed, empty or shown. */
export function ArchiveList({ filter, detail, step, onOpen }: Props) {
  const user = useUserIfKnown()
  const query = useInfiniteQuery({ ...archiveQuery(filter, detail), enabled: user !== null })
  // Cards render incrementally to keep slow phones responsive.
  const pages = useDeferredValue(query.data?.pages)
  const items = pages?.flat() ?? []
  const showsAll = isAll(filter)
  useKeepLatest(showsAll && detail === 'colour' ? items : [])

  const list = JSON.stringify([filter, detail])
  const [grown, setGrown] = useState({ list, count: step })
  const shown = grown.list === list ? grown.count : step
  const showMore = () => {
    setGrown({ list, count: shown + step })
    if (shown + step > items.length && query.hasNextPage) void query.fetchNextPage()
  }
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())

  const isLoading = pages === undefined && !query.isLoadingError
  const words = detail === 'colour' ? copy.recent : copy.detailed
  const state = () => {
    if (isLoading) return words.loading
    if (query.isError) return ''
    if (query.isPlaceholderData) return detail === 'whole' ? copy.wholeLoading : ''
    return showsAll ? '' : copy.found(items.length, query.hasNextPage, filter.q)
  }
  return (
    <>
      <p className="min-h-6 mt-3 mb-2 text-muted text-sm" role="status">
        {state()}
      </p>
      {isLoading ? (
        // On the page of the archive the footer stays out of view, so that it does not jump.
        <div className={`${gridStyle} content-start in-data-archive:min-h-screen`} data-detail={detail} aria-hidden>
          {SKELETONS.map((place) => (
            <Skeleton key={place} className="h-auto rounded-card aspect-3/5" />
          ))}
        </div>
      ) : items.length > 0 ? (
        <ul className={gridStyle} data-detail={detail}>
          {items.slice(0, shown).map((item) => (
            <li key={item.id} className="flex min-w-0">
              <ArchiveCard
                item={item}
                author={isBy(item.author, user) ? null : authorName(item.author)}
                onOpen={() => onOpen(item)}
              />
            </li>
          ))}
        </ul>
      ) : showsAll && !query.isError ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : null}
      {items.length > shown || (query.hasNextPage && !query.isError) ? (
        <div className="flex justify-center pt-6">
          <Button look="secondary" pending={query.isFetchingNextPage} onClick={showMore}>
            {copy.showMore}
          </Button>
        </div>
      ) : null}
      {query.isError ? <ErrorState title={copy.failed} text={messageOf(query.error)} onRetry={retry} /> : null}
    </>
  )
}

const isBy = (author: Author, user: CurrentUser | null): boolean =>
  author !== null && author.firstName === user?.firstName && author.lastName === user.lastName
