import type { ReactNode } from 'react'

/** List of items with actions, one per row. */
export function Rows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className="p-0 m-0 list-none" aria-label={label}>
      {children}
    </ul>
  )
}

type Props = {
  readonly name: ReactNode
  /** Lines below the name. */
  readonly lines?: readonly string[]
  readonly children?: ReactNode
}

export function Row({ name, lines = [], children }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between py-3.5 border-t border-line gap-y-2.5 gap-x-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-[1_1_15rem]">
        <p className="flex flex-wrap items-center font-semibold gap-y-1 gap-x-2.5 wrap-anywhere">{name}</p>
        {lines.map((line) => (
          <p key={line} className="text-muted text-sm wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
      {children ? <div className="flex flex-wrap items-center gap-y-1 gap-x-2">{children}</div> : null}
    </li>
  )
}
