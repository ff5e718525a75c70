import type { UseMutationResult } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { commonCopy } from '~/copy/common.ts'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  readonly opened: boolean
  /** False inside a dialog of another colour scheme. */
  readonly withinPortal?: boolean
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no?: string
  /** Label of the button while `isPending`. */
  readonly pending?: string
  readonly isPending?: boolean
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
  no = commonCopy.cancel,
  pending,
  isPending = false,
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
        <Button look="danger" pending={isPending} pendingLabel={pending} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  readonly copy: Pick<Props, 'title' | 'text' | 'yes' | 'no' | 'pending'>
  readonly request: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending'>
}

/** A button that sends a request after a confirmation. */
export function ConfirmButton({ copy, request, ...button }: ButtonProps) {
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)} />
      <ConfirmDialog
        {...copy}
        opened={asked}
        isPending={request.isPending}
        onYes={() => request.mutate(undefined, { onSettled: close })}
        onClose={close}
      />
    </>
  )
}
