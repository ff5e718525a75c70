import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { commonCopy } from '~/copy/common.ts'
import styles from './toast.module.css'

/** Milliseconds a toast stays, unless told otherwise. */
const DURATION = 5000

type Message = { readonly title: string; readonly text?: string; readonly duration?: number }

/** At most one toast is visible: a new one takes the place of the former. */
function show(tone: 'success' | 'error' | 'info', { title, text, duration = DURATION }: Message): void {
  notifications.clean()
  notifications.show({
    title,
    message: text,
    autoClose: duration,
    role: tone === 'error' ? 'alert' : 'status',
    withBorder: true,
    closeButtonProps: { 'aria-label': commonCopy.close },
    classNames: { root: styles.root, title: styles.title, description: styles.text },
    'data-tone': tone,
  })
}

export const toast = {
  success: (message: Message) => show('success', message),
  error: (message: Message) => show('error', message),
  info: (message: Message) => show('info', message),
}

/** Where toasts appear; once, near the root. */
export function Toasts() {
  // Without a transition the old toast is gone in the frame in which the new one comes.
  return <Notifications position="top-center" limit={1} transitionDuration={0} zIndex={1000} containerWidth="26rem" />
}
