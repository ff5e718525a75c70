import type { ReactNode } from 'react'

/** A list of amounts; the last one is the total. */
export function Amounts({ lines }: { readonly lines: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-2.5">
      {lines.map(([name, value]) => (
        <div
          className="flex justify-between text-muted gap-4 last:pt-2.5 last:border-t last:border-line last:text-ink last:text-lg last:font-semibold"
          key={name}
        >
          <dt>{name}</dt>
          <dd className="tabular-nums whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
