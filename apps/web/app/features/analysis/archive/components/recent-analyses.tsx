import { useDebouncedValue } from '@mantine/hooks'
import {
  type ArchiveFilter,
  type Author,
  type CurrentUser,
  RECENT_PAGE_SIZE,
  type RecentAnalysis,
} from '@riflesso/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { authorName } from '~/format/author-name.ts'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button/button.tsx'
import { SearchField } from '~/ui/form/search-field.tsx'
import layout from '~/ui/layout.module.css'
import { ListHead } from '~/ui/list-head.tsx'
import { EmptyState } from '~/ui/state/empty-state.tsx'
import { ErrorState } from '~/ui/state/error-state.tsx'
import { Skeleton } from '~/ui/state/skeleton.tsx'
import { fullAnalysisQuery } from '../full-analysis.ts'
import { isAll, recentAnalysesQuery } from '../recent-analyses.ts'
import { ArchiveFilters } from './archive-filters.tsx'
import styles from './recent-analyses.module.css'
import { RecentCard } from './recent-card.tsx'

/** Number of analyses available offline without having been opened. */
const LATEST = 8
/** Delay after the list has loaded, so that visible content comes first. */
const DELAY_MS = 3000

/** Where offline copies are supported, prefetches the latest analyses sequentially. */
function useKeepLatest(items: readonly RecentAnalysis[]): void {
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

const { recent: copy } = archiveCopy

/** Debounce of the search, milliseconds. */
const DEBOUNCE_MS = 200
const SKELETONS = [1, 2, 3]

/** 'Analisi Recenti': the archive, four cards at a time, with its search. */
export function RecentAnalyses({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const user = useUserIfKnown()
  const [text, setText] = useState('')
  const [filter, setFilter] = useState<ArchiveFilter>({})
  const [shown, setShown] = useState(RECENT_PAGE_SIZE)
  const [term] = useDebouncedValue(text.trim(), DEBOUNCE_MS)
  const query = useInfiniteQuery({ ...recentAnalysesQuery(term, filter), enabled: user !== null })
  // Cards render incrementally to keep slow phones responsive.
  const pages = useDeferredValue(query.data?.pages)
  const items = pages?.flat() ?? []
  const showsAll = term === '' && isAll(filter)
  useKeepLatest(showsAll ? items : [])
  const searching = !showsAll && !query.isPlaceholderData

  const search = (next: string) => {
    setText(next)
    setShown(RECENT_PAGE_SIZE)
  }
  const choose = (next: ArchiveFilter) => {
    setFilter(next)
    setShown(RECENT_PAGE_SIZE)
  }
  const showMore = () => {
    setShown(shown + RECENT_PAGE_SIZE)
    if (shown + RECENT_PAGE_SIZE > items.length && query.hasNextPage) void query.fetchNextPage()
  }
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())

  return (
    <section className={styles.section} aria-labelledby="recent-title">
      <ListHead
        level={2}
        id="recent-title"
        title={copy.title}
        subtitle={copy.subtitle}
        below={
          <Link className={styles.detailed} to={paths.detailedAnalyses}>
            {copy.detailed}
          </Link>
        }
      >
        <SearchField
          label={copy.searchLabel}
          placeholder={copy.searchPlaceholder}
          clearLabel={copy.clearSearch}
          value={text}
          onChange={search}
        />
      </ListHead>
      <ArchiveFilters filter={filter} onChange={choose} />
      <p className={styles.found} role="status">
        {searching && !query.isError ? copy.found(items.length, query.hasNextPage, term) : ''}
      </p>
      {pages === undefined && !query.isLoadingError ? (
        <div className={styles.grid} role="status" aria-label={copy.loading}>
          {SKELETONS.map((place) => (
            <Skeleton key={place} className={styles.skeleton} />
          ))}
        </div>
      ) : query.isLoadingError ? null : items.length === 0 && showsAll ? (
        <EmptyState title={copy.emptyTitle} text={copy.emptyText} />
      ) : (
        <ul className={styles.grid}>
          {items.slice(0, shown).map((item) => (
            <li key={item.id} className={styles.cell}>
              <RecentCard
                item={item}
                author={isBy(item.author, user) ? null : authorName(item.author)}
                onOpen={() => onOpen(item.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {items.length > shown || (query.hasNextPage && !query.isError) ? (
        <div className={layout.more}>
          <Button look="secondary" pending={query.isFetchingNextPage} onClick={showMore}>
            {copy.showMore}
          </Button>
        </div>
      ) : null}
      {query.isError ? <ErrorState title={copy.failed} text={messageOf(query.error)} onRetry={retry} /> : null}
    </section>
  )
}

const isBy = (author: Author, user: CurrentUser | null): boolean =>
  author !== null && author.firstName === user?.firstName && author.lastName === user.lastName
