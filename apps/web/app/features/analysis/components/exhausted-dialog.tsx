import { TRIAL_ANALYSES } from '@riflesso/contract'
import { useState } from 'react'
import { analysisCopy } from '~/copy/analysis.ts'
import { longDate } from '~/format/dates.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import type { Exhausted } from '../model/exhausted.ts'

const { exhausted: copy } = analysisCopy

type Props = {
  /** Null closes the dialog. */
  readonly exhausted: Exhausted | null
  readonly onClose: () => void
}

/** Says that the plan has no analysis left, and when it has again. */
export function ExhaustedDialog({ exhausted, onClose }: Props) {
  // While it fades away the dialog still says what it said.
  const [shown, setShown] = useState(exhausted)
  if (exhausted !== null && exhausted !== shown) setShown(exhausted)
  const month = shown?.kind === 'month'
  return (
    <Dialog opened={exhausted !== null} onClose={onClose} title={month ? copy.monthTitle : copy.trialTitle}>
      <div>
        {shown === null ? null : (
          <p>{month ? copy.month(longDate(shown.resetDate)) : copy.trial(shown.used, TRIAL_ANALYSES)}</p>
        )}
        <p>{copy.kept}</p>
      </div>
      <Button fullWidth onClick={onClose}>
        {copy.close}
      </Button>
    </Dialog>
  )
}
