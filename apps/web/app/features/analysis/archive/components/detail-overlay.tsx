import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Modal } from '@mantine/core'
import { isUsable } from '@riflesso/consultation'
import { isForbidden } from '@riflesso/contract'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { archiveCopy } from '~/copy/archive.ts'
import { BowlLink } from '~/features/bowl/components/bowl-link.tsx'
import { Button } from '~/ui/button.tsx'
import { DialogRoot } from '~/ui/dialog/dialog.tsx'
import { MoreActions } from '~/ui/dialog/more-actions.tsx'
import { Heading } from '~/ui/heading.tsx'
import { optionOf } from '../../model/analysis-result.ts'
import { ExportButton } from '../../share/export-button.tsx'
import { PrintButton } from '../../share/print-button.tsx'
import { ServiceFileButton } from '../../share/service-file-button.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { StoryButton } from '../../share/story-button.tsx'
import { type ArchiveItem, clientOf } from '../archive-query.ts'
import type { OpenedAnalysis } from '../model/opened-analysis.ts'
import { DetailBody, type OpenDetail, useDetail } from './archived-sheet.tsx'
import { DeleteAnalysisButton } from './delete-analysis.tsx'

const { detail: copy } = archiveCopy

type Props = {
  readonly opened: OpenedAnalysis
  /** Whether a target photo found on the web is shown with its credit, or only its credit. */
  readonly showsFoundPictures: boolean
  /** In the archive: the item that was opened. Its client is named in a title. */
  readonly listed?: ArchiveItem | null
}

/** An archived analysis in a full-screen overlay. */
export function DetailOverlay({ opened, showsFoundPictures, listed }: Props) {
  const { id, close } = opened
  // Keep the content during the closing transition.
  const [shownId, setShownId] = useState(id)
  if (id !== null && id !== shownId) setShownId(id)
  const detail = useDetail(shownId)
  const named = listed?.id === shownId ? listed : detail.query.data
  const title = listed !== undefined && named ? copy.titleOf(clientOf(named)) : null
  return (
    <DialogRoot
      opened={id !== null}
      onClose={close}
      onExitTransitionEnd={() => setShownId(null)}
      backCloses={false}
      fullScreen
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Content
        className="bg-paper [scroll-padding-top:4.5rem] max-md:[scroll-padding-bottom:5rem]"
        aria-label={title ?? copy.label}
      >
        <div className="sticky z-10 top-0 flex items-center justify-between py-3 px-4 border-b border-line bg-[color-mix(in_srgb,var(--paper)_94%,transparent)] [backdrop-filter:blur(0.5rem)] gap-4 md:px-6 lg:px-8">
          <div className="flex min-w-0 items-center gap-2" data-bar="signs">
            <div className="contents max-md:hidden">
              <DetailBowl detail={detail} size="sm" />
            </div>
            <DetailActions detail={detail} opened={opened} />
          </div>
          <ActionIcon className="flex-none size-10" aria-label={copy.closeLabel} onClick={close} data-autofocus>
            <IconX size="1.25rem" aria-hidden />
          </ActionIcon>
        </div>
        <div className="grid w-[min(100%,82.5rem)] p-4 mx-auto gap-4 grid-cols-1 md:pt-6 md:px-6 md:pb-12 lg:px-8">
          {title === null ? null : (
            <Heading level={2} size="section">
              {title}
            </Heading>
          )}
          <DetailBody
            detail={detail}
            showsFoundPictures={showsFoundPictures}
            failed={title === null ? copy.failed : copy.failedOf}
          />
          <div className="hidden max-md:block max-md:sticky max-md:z-5 max-md:bottom-[calc(0.75rem_+_var(--lower-edge))] max-md:empty:hidden max-md:before:absolute max-md:before:-z-1 max-md:before:-inset-x-4 max-md:before:-top-5 max-md:before:bottom-[calc(-0.75rem_-_var(--lower-edge))] max-md:before:[background:linear-gradient(transparent,var(--paper)_1.25rem)] max-md:before:pointer-events-none">
            <DetailBowl detail={detail} size="lg" />
          </div>
          <div className="flex justify-center pt-4">
            <Button look="secondary" onClick={close}>
              {copy.close}
            </Button>
          </div>
        </div>
      </Modal.Content>
    </DialogRoot>
  )
}

type BowlProps = { readonly detail: OpenDetail; readonly size: 'sm' | 'lg' }

/** Link to the bowl mode, inline or full width; none without a formula, or if the card forbids it today. */
function DetailBowl({ detail: { query, analysis }, size }: BowlProps) {
  const record = query.data
  const isBarred = !record || isForbidden(record.safetyToday) || !isUsable(record.analysis)
  if (isBarred || analysis?.fasi_operative.length === 0) return null
  return <BowlLink analysisId={record.id} option={optionOf(record)} size={size} fullWidth={size === 'lg'} />
}

type DetailBowlProps = { readonly detail: OpenDetail; readonly opened: OpenedAnalysis }

/** Actions of an open analysis; none if it failed to load. */
function DetailActions({ detail: { query, analysis }, opened }: DetailBowlProps) {
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
                  publishes={record.publishes}
                  onDone={close}
                />
              ) : null}
              <ExportButton analysis={analysis} onDone={close} />
              <PrintButton ready={analysis !== null} onPrint={close} />
            </>
          ) : null}
          {record ? <ServiceFileButton id={record.id} onDone={close} /> : null}
          <DeleteAnalysisButton id={analysis && opened.id} onDeleted={opened.close} />
        </>
      )}
    </MoreActions>
  )
}
