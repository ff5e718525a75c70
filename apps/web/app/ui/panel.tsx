import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import { Heading } from './heading.tsx'

type Props = {
  readonly title: string
  readonly lead?: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One card of a tab. */
export function Panel({ title, lead, aside, children }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <div className="grid mb-5 gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {aside}
        </div>
        {lead === undefined ? null : <p className="text-muted leading-normal">{lead}</p>}
      </div>
      {children}
    </Card>
  )
}

/** A line of a list in a panel. */
export const lineStyle =
  'flex flex-wrap justify-between pb-2.5 border-b border-line gap-y-0 gap-x-4 last:pb-0 last:border-b-0'

/** Names and values, line by line. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-2.5">
      {facts.map(([name, value]) => (
        <div className={lineStyle} key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="m-0 tabular-nums font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
