import { useState } from 'react'
import { detailedCopy as copy } from '~/copy/analysis/detailed.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import layout from '~/ui/layout.module.css'
import type { OpenedAnalysis } from '../model/opened-analysis.ts'
import { DetailBody, useDetail } from './archived-sheet.tsx'
import styles from './complete-dialog.module.css'
import { DetailActions, DetailBowl } from './detail-actions.tsx'

type Props = {
  readonly opened: OpenedAnalysis
  /** Client name as shown in the list. */
  readonly client: string
}

/** 'Analisi Completa': a whole analysis of the detailed list. */
export function CompleteDialog({ opened, client }: Props) {
  const { id, close } = opened
  // Keep the content during the closing transition.
  const [shown, setShown] = useState({ id, client })
  if (id !== null && (id !== shown.id || client !== shown.client)) setShown({ id, client })
  const detail = useDetail(shown.id)
  return (
    <Dialog
      opened={id !== null}
      onClose={close}
      onExitTransitionEnd={() => setShown({ id: null, client: '' })}
      size="64rem"
      hasAddress
      title={copy.dialogTitle(shown.client)}
    >
      <div className={styles.body}>
        <div className={layout.wrap}>
          <DetailBowl detail={detail} size="sm" />
          <div className={layout.wrap} data-bar="signs">
            <DetailActions detail={detail} opened={opened} />
          </div>
        </div>
        <DetailBody detail={detail} showsFoundPictures failed={copy.dialogFailed} />
      </div>
    </Dialog>
  )
}
