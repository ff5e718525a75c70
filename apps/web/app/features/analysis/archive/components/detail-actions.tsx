import { isUsable } from '@riflesso/consultation'
import { isForbidden } from '@riflesso/contract'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'
import { MoreActions } from '~/ui/dialog/more-actions.tsx'
import { optionOf } from '../../model/analysis-result.ts'
import { ExportButton } from '../../share/export-button.tsx'
import { PrintButton } from '../../share/print-button.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { StoryButton } from '../../share/story-button.tsx'
import type { OpenedAnalysis } from '../model/opened-analysis.ts'
import type { OpenDetail } from './archived-sheet.tsx'
import { DeleteAnalysisButton } from './delete-analysis.tsx'

type BowlProps = { readonly detail: OpenDetail; readonly size: 'sm' | 'lg' }

/** Link to the bowl mode, inline or full width; none without a formula, or if the card forbids it today. */
export function DetailBowl({ detail: { query, analysis }, size }: BowlProps) {
  const record = query.data
  const isBarred = !record || isForbidden(record.safetyToday) || !isUsable(record.analysis)
  if (isBarred || analysis?.fasi_operative.length === 0) return null
  return <BowlLink analysisId={record.id} option={optionOf(record)} size={size} fullWidth={size === 'lg'} />
}

type Props = { readonly detail: OpenDetail; readonly opened: OpenedAnalysis }

/** Actions of an open analysis; none if it failed to load. */
export function DetailActions({ detail: { query, analysis }, opened }: Props) {
  if (query.isError && analysis === null) return null
  const record = query.data
  const hasFormula = analysis === null || isUsable(analysis)
  return (
    <MoreActions>
      {(close) => (
        <>
          {hasFormula ? (
            <>
              <ShareButton analysis={analysis} date={new Date(record?.analysisDate ?? Date.now())} onDone={close} />
              {record && analysis ? (
                <StoryButton
                  analysisId={record.id}
                  analysis={analysis}
                  option={optionOf(record)}
                  hasPhoto={record.photos.includes('prima')}
                  onDone={close}
                />
              ) : null}
              <ExportButton analysis={analysis} onDone={close} />
              <PrintButton ready={analysis !== null} onPrint={close} />
            </>
          ) : null}
          <DeleteAnalysisButton id={analysis && opened.id} onDeleted={opened.close} />
        </>
      )}
    </MoreActions>
  )
}
