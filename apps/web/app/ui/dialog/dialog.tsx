import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal, type ModalProps, type ModalRootProps } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { commonCopy } from '~/copy/common.ts'
import { leaveStep } from '../toast/toast.ts'
import styles from './dialog.module.css'

type Props = Pick<ModalProps, 'opened' | 'onClose' | 'size' | 'fullScreen' | 'withinPortal' | 'onExitTransitionEnd'> & {
  readonly title: ReactNode
  /** Name of the close button, where 'Chiudi' would say too little. */
  readonly closeLabel?: string
  /** There is no way round it: neither a button nor a key nor a click beside it closes it. */
  readonly unavoidable?: boolean
  /** On a phone it rises from the lower edge, within the thumb's reach. */
  readonly sheet?: boolean
  readonly children: ReactNode
}

/** Root of a window: while nobody has opened it there is nothing of it, for a dozen stand ready on one screen. */
export function DialogRoot({ opened, ...modal }: ModalRootProps) {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (opened) setAsked(true)
  }, [opened])
  // First there and closed, then opened: so it knows where the focus was, and fades in.
  return opened || asked ? <Modal.Root {...modal} opened={opened && asked} /> : null
}

/** A window over the page: focus stays inside and goes back where it was, the page behind does not scroll. */
export function Dialog({
  title,
  closeLabel = commonCopy.close,
  unavoidable = false,
  sheet = false,
  children,
  ...modal
}: Props) {
  const { opened } = modal
  useEffect(() => {
    // What was said before belongs to the step that is done, and would lie on the dialog.
    if (opened) leaveStep()
  }, [opened])

  // Mantine's own header would be a second banner of the page, its body a description that is read out whole.
  return (
    <DialogRoot
      {...modal}
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
