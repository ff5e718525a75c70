import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { commonCopy } from '~/copy/common.ts'
import styles from './dialog.module.css'

type Props = Pick<ModalProps, 'opened' | 'onClose' | 'size' | 'fullScreen' | 'onExitTransitionEnd'> & {
  readonly title: ReactNode
  /** Name of the close button, where 'Chiudi' would say too little. */
  readonly closeLabel?: string
  readonly children: ReactNode
}

/** A window over the page: focus stays inside and goes back where it was, the page behind does not scroll. */
export function Dialog({ title, closeLabel = commonCopy.close, children, ...modal }: Props) {
  return (
    <Modal
      {...modal}
      title={title}
      classNames={{ content: styles.content, header: styles.header, title: styles.title, body: styles.body }}
      closeButtonProps={{ 'aria-label': closeLabel, size: 'lg' }}
      overlayProps={{ backgroundOpacity: 0.45, color: 'var(--veil)' }}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      {children}
    </Modal>
  )
}
