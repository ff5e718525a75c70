import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal, type ModalProps, type ModalRootProps } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { commonCopy } from '~/copy/common.ts'
import { hideStepToast } from '../toast/toast.ts'
import { useBackCloses } from './back-closes.ts'
import styles from './dialog.module.css'

type Props = Pick<ModalProps, 'opened' | 'onClose' | 'size' | 'fullScreen' | 'withinPortal' | 'onExitTransitionEnd'> & {
  readonly title: ReactNode
  /** Label of the close button, default 'Chiudi'. */
  readonly closeLabel?: string
  /** The dialog cannot be dismissed by button, key or click outside. */
  readonly unavoidable?: boolean
  /** The address says whether it is open: going back closes it anyway. */
  readonly hasAddress?: boolean
  /** Bottom sheet on a phone. */
  readonly sheet?: boolean
  readonly children: ReactNode
}

type RootProps = ModalRootProps & {
  /** Whether going back closes it; default true. */
  readonly backCloses?: boolean
}

/** Mounts the modal on first open: a screen declares a dozen. */
export function DialogRoot({ opened, backCloses = true, ...modal }: RootProps) {
  const [asked, setAsked] = useState(false)
  useBackCloses(opened && backCloses, modal.onClose)
  useEffect(() => {
    if (opened) setAsked(true)
  }, [opened])
  // Mount closed, then open, so that it stores the previous focus and runs its transition.
  return opened || asked ? <Modal.Root {...modal} opened={opened && asked} /> : null
}

/** Modal dialog: traps and restores focus, and locks scrolling of the page. */
export function Dialog({
  title,
  closeLabel = commonCopy.close,
  unavoidable = false,
  hasAddress = false,
  sheet = false,
  children,
  ...modal
}: Props) {
  const { opened } = modal
  useEffect(() => {
    // Close toasts of the previous step, which would cover the dialog.
    if (opened) hideStepToast()
  }, [opened])

  // Mantine's header would be a second banner landmark, and its body a description that is read out completely.
  return (
    <DialogRoot
      {...modal}
      backCloses={!unavoidable && !hasAddress}
      closeOnEscape={!unavoidable}
      closeOnClickOutside={!unavoidable}
      classNames={{ content: styles.content, inner: sheet ? styles.sheet : undefined }}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Overlay className={styles.overlay} />
      <Modal.Content>
        <div className={styles.header}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          {unavoidable ? null : (
            <Modal.CloseButton className={styles.close} aria-label={closeLabel} iconSize="1.375rem" />
          )}
        </div>
        <div className={styles.body}>{children}</div>
      </Modal.Content>
    </DialogRoot>
  )
}
