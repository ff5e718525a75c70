import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { commonCopy } from '~/copy/common.ts'
import { RoundButton } from '~/ui/button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  /** Renders the buttons; receives the function that closes the menu. */
  readonly children: (close: () => void) => ReactNode
}

/** Menu of secondary actions. */
export function MoreActions({ children }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <RoundButton size="lg" aria-label={commonCopy.moreActions} onClick={() => setOpen(true)}>
        <IconDots size="1.5rem" stroke={1.75} aria-hidden />
      </RoundButton>
      <Dialog opened={open} onClose={close} title={commonCopy.moreActions} size="24rem">
        <div className="grid gap-2">{children(close)}</div>
      </Dialog>
    </>
  )
}
