import { TRIAL_ANALYSES } from '@riflesso/contract'
import { analysisCopy } from '~/copy/analysis.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'

const { trialOver: copy } = analysisCopy

type Props = {
  readonly opened: boolean
  /** Null when the server did not tell: then all of them are used. */
  readonly used: number | null
  readonly onClose: () => void
}

/** Says that the plan has no analysis left. */
export function TrialOverDialog({ opened, used, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title}>
      <div>
        <p>{copy.text(used ?? TRIAL_ANALYSES, TRIAL_ANALYSES)}</p>
        <p>{copy.kept}</p>
      </div>
      <Button fullWidth onClick={onClose}>
        {copy.close}
      </Button>
    </Dialog>
  )
}
