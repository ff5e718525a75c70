import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { archiveCopy } from '~/copy/archive.ts'
import { Button } from '~/ui/button/button.tsx'
import { DialogRoot } from '~/ui/dialog/dialog.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import lowerEdge from '~/ui/lower-edge.module.css'
import { type ArchiveItem, clientOf } from '../archive-query.ts'
import type { OpenedAnalysis } from '../model/opened-analysis.ts'
import { DetailBody, useDetail } from './archived-sheet.tsx'
import { DetailActions, DetailBowl } from './detail-actions.tsx'
import styles from './detail-overlay.module.css'

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
      <Modal.Content className={styles.screen} aria-label={title ?? copy.label}>
        <div className={styles.bar}>
          <div className={layout.wrap} data-bar="signs">
            <div className={styles.wide}>
              <DetailBowl detail={detail} size="sm" />
            </div>
            <DetailActions detail={detail} opened={opened} />
          </div>
          <ActionIcon className={styles.close} aria-label={copy.closeLabel} onClick={close} data-autofocus>
            <IconX size="1.25rem" aria-hidden />
          </ActionIcon>
        </div>
        <div className={styles.body}>
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
          <div className={`${lowerEdge.waiting} ${styles.narrow}`}>
            <DetailBowl detail={detail} size="lg" />
          </div>
          <div className={styles.foot}>
            <Button look="secondary" onClick={close}>
              {copy.close}
            </Button>
          </div>
        </div>
      </Modal.Content>
    </DialogRoot>
  )
}
