import type { ExportProgress } from '@riflesso/contract'
import { rightsCopy } from '~/copy/account/rights.ts'
import { Button } from '~/ui/button/button.tsx'
import layout from '~/ui/layout.module.css'
import { Notice } from '~/ui/state/notice.tsx'
import texts from '~/ui/text.module.css'
import styles from './export-status.module.css'
import type { useExport } from './use-export.ts'

const { export: copy } = rightsCopy

const ENDS = {
  done: { tone: 'ok', text: copy.done },
  failed: { tone: 'danger', text: copy.failed },
  cancelled: { tone: 'info', text: copy.cancelled },
} as const

/** Progress and result of an export. */
export function ExportStatus({ progress, isUnderWay, isCancelling, cancel }: ReturnType<typeof useExport>) {
  if (progress === undefined) return null
  if (isUnderWay) return <UnderWay progress={progress} isCancelling={isCancelling} onCancel={cancel} />
  const end = ENDS[progress.state as keyof typeof ENDS]
  return (
    <div className={styles.status}>
      <Notice tone={end.tone} role="status">
        {end.text}
      </Notice>
    </div>
  )
}

type UnderWayProps = {
  readonly progress: ExportProgress
  readonly isCancelling: boolean
  readonly onCancel: () => void
}

function UnderWay({ progress: { analyses, photos }, isCancelling, onCancel }: UnderWayProps) {
  const total = analyses.total + photos.total
  return (
    <div className={styles.status}>
      <progress
        className={styles.bar}
        aria-label={copy.progress}
        max={Math.max(1, total)}
        value={analyses.done + photos.done}
      />
      <p className={styles.counts}>{copy.counts(analyses, photos)}</p>
      <div className={layout.split}>
        <p className={texts.note} role="status">
          {copy.running}
        </p>
        <Button look="secondary" size="sm" pending={isCancelling} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  )
}
