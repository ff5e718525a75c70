import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { archiveCopy } from '~/copy/archive.ts'
import { Button } from '~/ui/button.tsx'
import { DialogRoot } from '~/ui/dialog/dialog.tsx'
import { Heading } from '~/ui/heading.tsx'
import { type ArchiveItem, clientOf } from '../archive-query.ts'
import type { OpenedAnalysis } from '../model/opened-analysis.ts'
import { DetailBody, useDetail } from './archived-sheet.tsx'
import { DetailActions, DetailBowl } from './detail-actions.tsx'

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
