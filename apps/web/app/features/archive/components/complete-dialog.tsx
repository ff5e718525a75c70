import { useState } from 'react'
import { detailedCopy as copy } from '~/copy/analysis/detailed.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import layout from '~/ui/layout.module.css'
import styles from './complete-dialog.module.css'
import { DetailBody, type DetailParts, detailActions, detailBowl, useDetail } from './detail-body.tsx'

type Props = {
  /** The analysis to show; null closes the dialog. */
  readonly id: string | null
  /** Client name as shown in the list. */
  readonly client: string
  readonly onClose: () => void
  readonly parts: DetailParts
}

/** 'Analisi Completa': a whole analysis of the detailed list. */
export function CompleteDialog({ id, client, onClose, parts }: Props) {
  // Keep the content during the closing transition.
  const [shown, setShown] = useState({ id, client })
  if (id !== null && (id !== shown.id || client !== shown.client)) setShown({ id, client })
  const detail = useDetail(shown.id)
  return (
    <Dialog
      opened={id !== null}
      onClose={onClose}
      onExitTransitionEnd={() => setShown({ id: null, client: '' })}
      size="64rem"
      title={copy.dialogTitle(shown.client)}
    >
      <div className={styles.body}>
        <div className={layout.wrap}>
          {detailBowl(detail, parts, 'sm')}
          <div className={layout.wrap} data-bar="signs">
            {detailActions(detail, parts)}
          </div>
        </div>
        <DetailBody detail={detail} parts={parts} failed={copy.dialogFailed} />
      </div>
    </Dialog>
  )
}
