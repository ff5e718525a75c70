import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { archiveCopy } from '~/copy/archive.ts'
import { Button } from '~/ui/button/button.tsx'
import { DialogRoot } from '~/ui/dialog/dialog.tsx'
import lowerEdge from '~/ui/lower-edge.module.css'
import { DetailBody, type DetailParts, detailActions, detailBowl, useDetail } from './detail-body.tsx'
import styles from './detail-overlay.module.css'

const { detail: copy } = archiveCopy

type Props = {
  /** The analysis to show; null closes the overlay. */
  readonly id: string | null
  readonly onClose: () => void
  readonly parts: DetailParts
}

/** An archived analysis in a full-screen overlay. */
export function DetailOverlay({ id, onClose, parts }: Props) {
  // Keep the content during the closing transition.
  const [shownId, setShownId] = useState(id)
  if (id !== null && id !== shownId) setShownId(id)
  const detail = useDetail(shownId)
  return (
    <DialogRoot
      opened={id !== null}
      onClose={onClose}
      onExitTransitionEnd={() => setShownId(null)}
      fullScreen
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Content className={styles.screen} aria-label={copy.label}>
        <div className={styles.bar}>
          <div className={styles.actions} data-bar="signs">
            <div className={styles.wide}>{detailBowl(detail, parts, 'sm')}</div>
            {detailActions(detail, parts)}
          </div>
          <ActionIcon className={styles.close} aria-label={copy.closeLabel} onClick={onClose} data-autofocus>
            <IconX size="1.25rem" aria-hidden />
          </ActionIcon>
        </div>
        <div className={styles.body}>
          <DetailBody detail={detail} parts={parts} failed={copy.failed} />
          <div className={`${lowerEdge.waiting} ${styles.narrow}`}>{detailBowl(detail, parts, 'lg')}</div>
          <div className={styles.foot}>
            <Button look="secondary" onClick={onClose}>
              {copy.close}
            </Button>
          </div>
        </div>
      </Modal.Content>
    </DialogRoot>
  )
}
