import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { detailedCopy as copy } from '~/copy/analysis/detailed.ts'
import { paths } from '~/paths.ts'
import { BackLink } from '~/ui/button/back-link.tsx'
import { Button } from '~/ui/button/button.tsx'
import { ListHead } from '~/ui/list-head.tsx'
import { EmptyState } from '~/ui/state/empty-state.tsx'
import { ErrorState } from '~/ui/state/error-state.tsx'
import { Notice } from '~/ui/state/notice.tsx'
import { CardSkeleton } from '~/ui/state/skeleton.tsx'
import { detailedAnalysesQuery } from '../detailed-analyses.ts'
import { clientOfSummary } from '../model/client-name.ts'
import { useOpenedAnalysis } from '../model/opened-analysis.ts'
import { CompleteDialog } from './complete-dialog.tsx'
import { DetailedCard } from './detailed-card.tsx'
import styles from './detailed-page.module.css'

const SKELETONS = [1, 2, 3]

/** 'Analisi dettagliate': every analysis with its process and its first phase or all phases. */
export function DetailedPage() {
  const opened = useOpenedAnalysis()
  const [full, setFull] = useState(false)
  const query = useInfiniteQuery(detailedAnalysesQuery(full))
  const items = query.data?.pages.flat() ?? []
  const waitsForFull = full && query.isPlaceholderData
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  const clientOf = (id: string) => clientOfSummary(items.find((item) => item.id === id) ?? NOBODY)
  return (
    <>
      <ListHead
        level={1}
        title={copy.page}
        subtitle={copy.subtitle}
        above={<BackLink to={paths.dashboard}>{copy.back}</BackLink>}
      >
        <Switch
          label={copy.full}
          description={copy.fullHint}
          checked={full}
          onChange={({ currentTarget }) => setFull(currentTarget.checked)}
          classNames={{ track: styles.switchTrack, label: styles.switchLabel, description: styles.switchHint }}
        />
      </ListHead>
      <div className={styles.panels}>
        <Notice tone="info" title={copy.panels.base.title}>
          {copy.panels.base.text}
        </Notice>
        <Notice tone="info" title={copy.panels.full.title}>
          {copy.panels.full.text}
        </Notice>
      </div>
      <p className={styles.state} role="status">
        {query.isPending ? copy.loading : waitsForFull ? copy.fullLoading : ''}
      </p>
      {query.isPending ? (
        <div className={styles.grid}>
          {SKELETONS.map((place) => (
            <CardSkeleton key={place} height="24rem" />
          ))}
        </div>
      ) : query.isLoadingError ? null : items.length === 0 ? (
        <EmptyState title={copy.empty} text={copy.emptyText} />
      ) : (
        <ul className={styles.grid}>
          {items.map((item) => (
            <li key={item.id} className={styles.cell}>
              <DetailedCard item={item} onOpen={() => opened.open(item.id)} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && !query.isError ? (
        <div className={styles.more}>
          <Button look="secondary" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {copy.showMore}
          </Button>
        </div>
      ) : null}
      {query.isError ? <ErrorState title={copy.failed} text={messageOf(query.error)} onRetry={retry} /> : null}
      <CompleteDialog opened={opened} client={opened.id === null ? '' : clientOf(opened.id)} />
    </>
  )
}

/** Client name of an analysis that is not on the loaded pages. */
const NOBODY = { clientFirstName: null, clientLastName: null }
