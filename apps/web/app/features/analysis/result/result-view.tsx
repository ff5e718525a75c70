import { isUsable } from '@riflesso/consultation'
import { isForbidden } from '@riflesso/contract'
import { IconPencil, IconRefresh } from '@tabler/icons-react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'
import { ForbiddenToday } from '~/features/bowl/components/forbidden-today.tsx'
import { authorName } from '~/format/author-name.ts'
import { personName } from '~/format/person-name.ts'
import { dateAndTime } from '~/format/relative-date.ts'
import { ReadingDoubt } from '~/reading/reading-doubt.tsx'
import { Button } from '~/ui/button.tsx'
import { MoreActions } from '~/ui/dialog/more-actions.tsx'
import { Notice } from '~/ui/state.tsx'
import { AfterFormula } from '../archive/components/after-formula.tsx'
import { DeleteAnalysisButton } from '../archive/components/delete-analysis.tsx'
import { DetailPhotos } from '../archive/components/detail-photos.tsx'
import type { FullAnalysis } from '../archive/full-analysis.ts'
import { analysisShown, optionOf } from '../model/analysis-result.ts'
import type { MadeAnalysis } from '../model/made-analysis.ts'
import { ExportButton } from '../share/export-button.tsx'
import { PrintButton } from '../share/print-button.tsx'
import { ServiceFileButton } from '../share/service-file-button.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { StoryButton } from '../share/story-button.tsx'
import { AnalysisSheet } from './analysis-sheet.tsx'
import { ResultSummary } from './result-summary.tsx'

const { detail } = archiveCopy

type Props = {
  readonly record: FullAnalysis
  /** What is known of it if this page has just made it; null for one from the archive. */
  readonly made: MadeAnalysis | null
  /** Returns to the photos and answers it was made of. */
  readonly onEdit: () => void
  readonly onReset: () => void
  readonly onDeleted: () => void
}

/** The result of an analysis, one second or one year old: the colour, the formula, the consultation. */
export function ResultView({ record, made, onEdit, onReset, onDeleted }: Props) {
  const { id: analysisId, photos, safetyToday } = record
  const hasPhotos = photos.length > 0
  const madeAt = new Date(record.analysisDate)
  const option = optionOf(record)
  const analysis = analysisShown(record)
  const usable = isUsable(analysis)
  const hasFormula = usable && analysis.fasi_operative.length > 0
  const mayMix = hasFormula && !isForbidden(safetyToday)
  const actions = (
    <>
      <MoreActions>
        {(close) => (
          <>
            {usable ? (
              <>
                <StoryButton
                  analysisId={analysisId}
                  analysis={analysis}
                  option={option}
                  hasPhoto={photos.includes('prima')}
                  publishes={record.publishes}
                  onDone={close}
                />
                <PrintButton ready onPrint={close} />
              </>
            ) : null}
            <ServiceFileButton id={analysisId} onDone={close} />
            {made ? (
              <Button look="secondary" size="lg" icon={IconPencil} onClick={onEdit}>
                {resultCopy.edit}
              </Button>
            ) : (
              <DeleteAnalysisButton id={analysisId} onDeleted={onDeleted} />
            )}
          </>
        )}
      </MoreActions>
      {mayMix ? (
        <div className="max-lg:flex-1">
          <BowlLink analysisId={analysisId} option={option} fullWidth />
        </div>
      ) : null}
    </>
  )
  const ends = (
    <div
      className={
        'flex flex-wrap gap-2 max-md:[&_[data-look]]:flex-auto max-md:[&_[data-look]]:px-2 max-md:[&_[data-position="left"]]:hidden'
      }
    >
      {usable ? (
        <>
          <ExportButton analysis={analysis} />
          <ShareButton analysis={analysis} date={madeAt} />
        </>
      ) : null}
      <Button look="secondary" size="lg" icon={IconRefresh} onClick={onReset}>
        {resultCopy.reset}
      </Button>
    </div>
  )
  const after = (
    <>
      <AfterFormula record={record} analysis={analysis} />
      <Origin record={record} isNew={made !== null} />
    </>
  )
  return (
    <>
      <AnalysisSheet
        analysisId={analysisId}
        shown={record}
        date={madeAt}
        hasPhotos={hasPhotos}
        head={(wide) => (
          <ResultSummary analysis={analysis} drawn={usable} isNew={made !== null} actions={wide ? actions : null} />
        )}
        notices={
          <>
            {made ? null : <ForbiddenToday state={safetyToday} />}
            <ReadingDoubt
              analysis={analysis}
              action={
                made ? (
                  <Button size="md" onClick={onEdit}>
                    {resultCopy.again}
                  </Button>
                ) : null
              }
            />
            {made && !hasPhotos ? <Notice tone="info">{resultCopy.photosNotKept}</Notice> : null}
            {made?.clientUnsaved ? (
              <Notice tone="warning" title={resultCopy.clientUnsaved.title}>
                {resultCopy.clientUnsaved.text}
              </Notice>
            ) : null}
          </>
        }
        foot={(wide) => (
          <>
            {ends}
            {wide ? null : (
              <div className="flex gap-3 max-lg:sticky max-lg:z-5 max-lg:bottom-[calc(0.75rem_+_var(--lower-edge))] max-lg:before:absolute max-lg:before:-z-1 max-lg:before:[background:linear-gradient(transparent,var(--paper)_1.25rem)] max-lg:before:-top-5 max-lg:before:-inset-x-4 max-lg:before:bottom-[calc(-0.75rem_-_var(--lower-edge))] max-lg:before:pointer-events-none">
                {actions}
              </div>
            )}
          </>
        )}
      >
        {made ? null : after}
      </AnalysisSheet>
      {/* Below the sheet, which stands on one screen while its hair is mixed, and above the fade of its bar. */}
      {made ? <div className="relative z-10 grid mt-2.5 gap-2.5">{after}</div> : null}
    </>
  )
}

/** Whose analysis it is, from when, and what became of its photos. */
function Origin({ record, isNew }: Pick<Props, 'record'> & { readonly isNew: boolean }) {
  const author = authorName(record.author)
  const client = personName(record.clientFirstName, record.clientLastName) ?? detail.noClient
  const facts = [client, dateAndTime(record.analysisDate), author && detail.madeBy(author)]
  return (
    <>
      <p className="text-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
      {isNew || record.analysis.own ? null : (
        <DetailPhotos
          id={record.id}
          slots={[]}
          kept={record.photos.length > 0 || record.photosDeletedAt !== null}
          deletedAt={record.photosDeletedAt}
          dopoCredit={record.dopoCredit}
        />
      )}
    </>
  )
}
