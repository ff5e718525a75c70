import type { ExportProgress } from '@riflesso/contract'
import { rightsCopy } from '~/copy/account/rights.ts'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/state.tsx'
import type { useExport } from './use-export.ts'

const statusStyle = 'grid w-full mt-5 gap-2'

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
    <div className={statusStyle}>
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
    <div className={statusStyle}>
      <progress
        className="w-full h-2.5 border-0 rounded-full appearance-none bg-sunken [&::-webkit-progress-bar]:rounded-full [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-plum [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-plum"
        aria-label={copy.progress}
        max={Math.max(1, total)}
        value={analyses.done + photos.done}
      />
      <p className="tabular-nums font-semibold">{copy.counts(analyses, photos)}</p>
      <div className="items-center flex flex-wrap gap-y-2 gap-x-4 justify-between">
        <p className="text-muted text-sm" role="status">
          {copy.running}
        </p>
        <Button look="secondary" size="sm" pending={isCancelling} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  )
}
