import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  readonly opened: boolean
  /** False inside a dialog of another colour scheme. */
  readonly withinPortal?: boolean
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
  readonly pending: boolean
  readonly pendingLabel?: string
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Confirms an irreversible action; the safe answer has the initial focus. */
export function ConfirmDialog({
  opened,
  withinPortal = true,
  title,
  text,
  yes,
  no,
  pending,
  pendingLabel,
  onYes,
  onClose,
}: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="md" withinPortal={withinPortal}>
      <p>{text}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" data-autofocus onClick={onClose}>
          {no}
        </Button>
        <Button look="danger" pending={pending} pendingLabel={pendingLabel} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
