import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { RoundButton } from '~/ui/button/round-button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import layout from '~/ui/layout.module.css'

type Props = {
  /** Renders the buttons; receives the function that closes the menu. */
  readonly children: (close: () => void) => ReactNode
}

/** Menu of secondary actions of an analysis. */
export function MoreActions({ children }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <RoundButton size="lg" aria-label={resultCopy.moreActions} onClick={() => setOpen(true)}>
        <IconDots size="1.5rem" stroke={1.75} aria-hidden />
      </RoundButton>
      <Dialog opened={open} onClose={close} title={resultCopy.moreActions} size="24rem">
        <div className={layout.tight}>{children(close)}</div>
      </Dialog>
    </>
  )
}
