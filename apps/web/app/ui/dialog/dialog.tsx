import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal, type ModalProps, type ModalRootProps } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { commonCopy } from '~/copy/common.ts'
import { createStore } from '~/store.ts'
import { hideStepToast } from '../toast/toast.ts'
import styles from './dialog.module.css'

const headerStyle = 'sticky z-1 top-0 flex items-start justify-between pt-6 pr-5 pb-3 pl-6 bg-card gap-4'
// One line for the titles over a photo, whose height depends on it, from 360 px.
const titleStyle = 'font-display text-[length:clamp(1.25rem,5.6vw,1.5rem)] font-medium tracking-tight leading-[1.2]'

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

/** The open dialogs, the topmost last. */
const openDialogs = createStore<readonly symbol[]>([])

function useIsTopmost(opened: boolean): boolean {
  const [own] = useState(() => Symbol())
  useEffect(() => {
    if (!opened) return
    openDialogs.set([...openDialogs.get(), own])
    return () => openDialogs.set(openDialogs.get().filter((each) => each !== own))
  }, [opened, own])
  return useSyncExternalStore(
    openDialogs.watch,
    () => openDialogs.get().at(-1) === own,
    () => false,
  )
}

/** Mounts the modal on first open: a screen declares a dozen. Escape closes the topmost dialog alone. */
export function DialogRoot({ opened, backCloses = true, closeOnEscape = true, ...modal }: RootProps) {
  const isTopmost = useIsTopmost(opened)
  const [asked, setAsked] = useState(false)
  useBackCloses(opened && backCloses, modal.onClose)
  useEffect(() => {
    if (opened) setAsked(true)
  }, [opened])
  // Mount closed, then open, so that it stores the previous focus and runs its transition.
  return opened || asked ? (
    <Modal.Root {...modal} opened={opened && asked} closeOnEscape={closeOnEscape && isTopmost} />
  ) : null
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
      <Modal.Overlay className="bg-[color-mix(in_srgb,var(--veil)_45%,transparent)]" />
      <Modal.Content>
        <div className={headerStyle}>
          <Modal.Title className={titleStyle}>{title}</Modal.Title>
          {unavoidable ? null : (
            <Modal.CloseButton
              className="size-12 -mt-1.5 -mr-1.5 -mb-1.5 text-muted"
              aria-label={closeLabel}
              iconSize="1.375rem"
            />
          )}
        </div>
        <div className="grid pt-1 px-6 pb-6 gap-5">{children}</div>
      </Modal.Content>
    </DialogRoot>
  )
}

/**
 * The history has an entry for each open dialog above that of the page: a copy with its `depth`. Going back to a smaller depth
 * closes the dialogs above it. A dialog that closes otherwise leaves its entry to the next one, and going back skips it: removing it
 * would race with a navigation that the same tap has started.
 */
type Entry = { readonly depth: number; readonly key: unknown }

const entryNow = (): Entry => ({ depth: history.state?.depth ?? 0, key: history.state?.key })

const open: (() => void)[] = []
let last: Entry = { depth: 0, key: undefined }

function follow(): void {
  const from = last
  last = entryNow()
  const closing = open.slice(last.depth).reverse()
  for (const close of closing) close()
  if (closing.length === 0 && from.depth > last.depth && from.key === last.key) history.back()
}

if (typeof window !== 'undefined') {
  last = entryNow()
  window.addEventListener('popstate', follow)
}

function enter(close: () => void): () => void {
  open.push(close)
  // Browsers skip entries that no tap has caused.
  if (entryNow().depth < open.length && navigator.userActivation?.isActive !== false) {
    const { state } = history
    history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, depth: open.length }, '')
  }
  last = entryNow()
  return () => {
    open.splice(open.indexOf(close), 1)
  }
}

/** Going back closes an open dialog instead of leaving the page. */
function useBackCloses(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (opened ? enter(() => close()) : undefined), [opened])
}
