import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import { Notification, Portal } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconClipboardCheck } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { commonCopy } from '~/copy/common.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { hideToast, type ShownToast, shownToast, watchToast } from './toast.ts'

/** Icons for the emoji at the start of titles, because not every device has glyphs for them. */
const SIGNS = { '✅': IconCircleCheck, '📋': IconClipboardCheck, '⚠️': IconAlertTriangle } as const

/** Toast region; rendered once, near the root. */
export function Toasts() {
  const current = useSyncExternalStore(watchToast, shownToast, () => null)
  if (current === null) return null
  return (
    <Portal>
      {/* On a tablet above the bottom bar; on a phone below the header, and on a result above its bar, whose name and doubts are at the top. */}
      <div className="fixed z-1000 inset-x-4 bottom-4 max-w-104 mx-auto md:max-lg:bottom-22 max-md:top-[calc(var(--header-height,4rem)_+_0.25rem_+_env(safe-area-inset-top))] max-md:bottom-auto max-md:inset-x-2 empty:hidden max-md:in-[html:has([data-result])]:top-auto max-md:in-[html:has([data-result])]:bottom-[calc(5.5rem_+_var(--lower-edge))]">
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
      classNames={{
        root: 'border-line rounded-card bg-card shadow-float pt-3.5 pr-4 pb-3.5 pl-6 max-md:py-1.5 before:inset-y-3.5 before:start-3 before:w-0.75 before:bg-ok data-[tone=error]:before:bg-danger data-[tone=info]:before:bg-plum',
        title: 'text-ink text-sm font-semibold',
        description: 'text-muted text-sm leading-[1.45]',
        closeButton: 'size-12',
      }}
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
      <Icon className="mr-1 [vertical-align:-0.25rem]" size="1.25rem" stroke={1.75} aria-hidden />
      {title.slice(character.length)}
    </>
  )
}
