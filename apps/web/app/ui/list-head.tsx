import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'

type Props = {
  readonly title: string
  /** 1: of a page; 2: of a section. */
  readonly level: 1 | 2
  readonly id?: string
  readonly subtitle: string
  readonly above?: ReactNode
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** Header of a list: title, count and actions. */
export function ListHead({ title, level, id, subtitle, above, below, children }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-y-4 gap-x-8">
      <div>
        {above}
        <Heading level={level} size={level === 1 ? 'page' : 'section'} id={id}>
          {title}
        </Heading>
        <p className="mt-1.5 text-muted">{subtitle}</p>
        {below}
      </div>
      {children}
    </div>
  )
}
