import type { ReactNode } from 'react'

type Tone = 'copper' | 'plum' | 'quiet' | 'ok' | 'danger'

/** A small tinted label: 'Rame 72%', 'Livello 6,5 ± 0,4'. */
export function Chip({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span
      className="inline-flex py-1 px-3 rounded-full text-xs tabular-nums font-semibold leading-[1.4] whitespace-nowrap data-[tone=copper]:bg-copper-tint data-[tone=copper]:text-copper-text data-[tone=plum]:bg-plum-tint data-[tone=plum]:text-plum data-[tone=quiet]:bg-sunken data-[tone=quiet]:text-ink data-[tone=ok]:bg-ok-tint data-[tone=ok]:text-ok data-[tone=danger]:bg-danger-tint data-[tone=danger]:text-danger"
      data-tone={tone}
    >
      {children}
    </span>
  )
}
