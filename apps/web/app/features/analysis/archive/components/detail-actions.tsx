import { isUsable } from '@riflesso/consultation'
import { isForbidden } from '@riflesso/contract'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'
import { FormulaShown } from '~/reading/formula-shown.tsx'
import { MoreActions } from '~/ui/dialog/more-actions.tsx'
import { ExportButton } from '../../share/export-button.tsx'
import { PrintButton, Printed } from '../../share/print-button.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { StoryButton } from '../../share/story-button.tsx'
import type { OpenedAnalysis } from '../model/opened-analysis.ts'
import { DeleteAnalysisButton } from './delete-analysis.tsx'
import type { OpenDetail } from './detail-body.tsx'

type BowlProps = { readonly detail: OpenDetail; readonly size: 'sm' | 'lg' }

/** Link to the bowl mode, inline or full width; none without a formula, or if the card forbids it today. */
export function DetailBowl({ detail: { query, analysis }, size }: BowlProps) {
  const record = query.data
  if (!record || !analysis || analysis.fasi_operative.length === 0 || isForbidden(record.safetyToday)) return null
  return (
    <FormulaShown analysis={record.analysis}>
      <BowlLink
        analysisId={record.id}
        option={record.chosenOption ?? 'equilibrata'}
        size={size}
        fullWidth={size === 'lg'}
      />
    </FormulaShown>
  )
}

type Props = { readonly detail: OpenDetail; readonly opened: OpenedAnalysis }

/** Actions of an open analysis; none if it failed to load. */
export function DetailActions({ detail: { query, analysis }, opened }: Props) {
  if (query.isError && analysis === null) return null
  const record = query.data ?? null
  const madeAt = new Date(record?.analysisDate ?? Date.now())
  return (
    <>
      <MoreActions>
        {(close) => (
          <>
            <FormulaShown analysis={analysis}>
              <ShareButton analysis={analysis} date={madeAt} onDone={close} />
            </FormulaShown>
            {record && analysis && isUsable(analysis) ? (
              <StoryButton
                analysisId={record.id}
                analysis={analysis}
                option={record.chosenOption ?? 'equilibrata'}
                hasPhoto={record.photos.includes('prima')}
                onDone={close}
              />
            ) : null}
            <FormulaShown analysis={analysis}>
              <ExportButton analysis={analysis} onDone={close} />
              <PrintButton ready={analysis !== null} onPrint={close} />
            </FormulaShown>
            <DeleteAnalysisButton id={analysis && opened.id} onDeleted={opened.close} />
          </>
        )}
      </MoreActions>
      {analysis ? (
        <FormulaShown analysis={analysis}>
          <Printed analysis={analysis} date={madeAt} />
        </FormulaShown>
      ) : null}
    </>
  )
}
