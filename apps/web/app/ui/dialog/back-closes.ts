import { useEffect, useEffectEvent } from 'react'

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
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (opened ? enter(() => close()) : undefined), [opened])
}
