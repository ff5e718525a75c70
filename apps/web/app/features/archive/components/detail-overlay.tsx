import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Modal } from '@mantine/core'
import { type AnalysisResult, analysisOfOption } from '@riflesso/consultation'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { Button } from '~/ui/button.tsx'
import '~/ui/dialog.tsx'
import { ErrorState } from '~/ui/error-state.tsx'
import { type FullAnalysis, fullAnalysisQuery } from '../api/full-analysis.ts'
import { DetailContent } from './detail-content.tsx'
import { DetailLoading } from './detail-loading.tsx'
import styles from './detail-overlay.module.css'

const { detail: copy } = archiveCopy

type Props = {
  /** The analysis to show; null closes the overlay. */
  readonly id: string | null
  readonly onClose: () => void
  /** What is done with an analysis ('Esporta'); null until it is there. */
  readonly renderActions: (analysis: AnalysisResult | null) => ReactNode
  /** Its options, where there is a choice. */
  readonly renderOptions: (record: FullAnalysis) => ReactNode
  /** What follows the formula. */
  readonly renderMore: (record: FullAnalysis, analysis: AnalysisResult) => ReactNode
}

/** A past analysis over the whole screen. */
export function DetailOverlay({ id, onClose, renderActions, renderOptions, renderMore }: Props) {
  // While it fades away the overlay still shows what it showed.
  const [shownId, setShownId] = useState(id)
  if (id !== null && id !== shownId) setShownId(id)
  const query = useQuery(fullAnalysisQuery(shownId))
  const analysis = query.data ? analysisOfOption(query.data.analysis, query.data.chosenOption ?? 'equilibrata') : null
  return (
    <Modal.Root
      opened={id !== null}
      onClose={onClose}
      onExitTransitionEnd={() => setShownId(null)}
      fullScreen
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Content className={styles.screen} aria-label={copy.label}>
        <div className={styles.bar}>
          <div className={styles.actions}>{query.isError && analysis === null ? null : renderActions(analysis)}</div>
          <ActionIcon className={styles.close} aria-label={copy.closeLabel} onClick={onClose} data-autofocus>
            <IconX size="1.25rem" aria-hidden />
          </ActionIcon>
        </div>
        <div className={styles.body}>
          {query.data && analysis ? (
            <>
              <DetailContent record={query.data} analysis={analysis} options={renderOptions(query.data)} />
              {renderMore(query.data, analysis)}
            </>
          ) : query.isError ? (
            <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <DetailLoading />
          )}
          <div className={styles.foot}>
            <Button look="secondary" onClick={onClose}>
              {copy.close}
            </Button>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}

/** No such analysis, or an address that cannot be one: asking again would not help. */
const NOT_FOUND = ['analysis-not-found', 'validation-failed']

function LoadFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (error instanceof ApiError && NOT_FOUND.includes(error.code))
    return <ErrorState title={copy.notFound.title} text={copy.notFound.text} />
  return <ErrorState title={copy.failed} text={messageOf(error)} onRetry={onRetry} />
}
