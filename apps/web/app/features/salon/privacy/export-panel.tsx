import { rightsCopy } from '~/copy/account/rights.ts'
import { ExportStatus } from '~/data-export/export-status.tsx'
import { useExport } from '~/data-export/use-export.ts'
import { Button } from '~/ui/button/button.tsx'
import { Panel } from '~/ui/panel.tsx'

const { export: copy } = rightsCopy

/** Exports the data of the salon, or of a collaborator's account. */
export function ExportPanel({ isOwner }: { readonly isOwner: boolean }) {
  const run = useExport()
  return (
    <Panel title={copy.title} lead={isOwner ? copy.leadOwner : copy.leadCollaborator}>
      <Button
        look="secondary"
        pending={run.isStarting}
        pendingLabel={copy.starting}
        disabled={run.isUnderWay}
        onClick={run.start}
      >
        {isOwner ? copy.start : copy.startAccount}
      </Button>
      <ExportStatus {...run} />
    </Panel>
  )
}
