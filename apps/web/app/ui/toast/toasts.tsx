import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import { Notification, Portal } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconClipboardCheck } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { commonCopy } from '~/copy/common.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { hideToast, type ShownToast, shownToast, watchToast } from './toast.ts'
import styles from './toasts.module.css'

/** Icons for the emoji at the start of titles, because not every device has glyphs for them. */
const SIGNS = { '✅': IconCircleCheck, '📋': IconClipboardCheck, '⚠️': IconAlertTriangle } as const

/** Toast region; rendered once, near the root. */
export function Toasts() {
  const current = useSyncExternalStore(watchToast, shownToast, () => null)
  if (current === null) return null
  return (
    <Portal>
      <div className={styles.place}>
        <Toast key={current.id} {...current} />
      </div>
    </Portal>
  )
}

function Toast({ id, tone, title, text, duration }: ShownToast) {
  // Hover and focus pause the expiry.
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => hideToast(id), duration)
    return () => clearTimeout(timer)
  }, [id, held, duration])

  return (
    <Notification
      role={tone === 'error' ? 'alert' : 'status'}
      title={<Title title={title} />}
      withBorder
      classNames={{ root: styles.toast, title: styles.title, description: styles.text, closeButton: styles.close }}
      closeButtonProps={{ 'aria-label': commonCopy.close, iconSize: '1.25rem' }}
      onClose={() => hideToast(id)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      data-tone={tone}
    >
      {text}
    </Notification>
  )
}

function Title({ title }: { readonly title: string }) {
  const sign = Object.entries(SIGNS).find(([character]) => title.startsWith(character))
  if (!sign) return title
  const [character, Icon] = sign
  return (
    <>
      <VisuallyHidden>{character}</VisuallyHidden>
      <Icon className={styles.sign} size="1.25rem" stroke={1.75} aria-hidden />
      {title.slice(character.length)}
    </>
  )
}
