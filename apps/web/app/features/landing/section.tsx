import type { ReactNode } from 'react'
import { Eyebrow, Heading } from '~/ui/heading.tsx'

type Props = {
  readonly eyebrow: string
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

/** A section of the landing page: eyebrow, title, content. */
export function Section({ eyebrow, title, text, children }: Props) {
  return (
    <section className="grid pt-[clamp(2.5rem,0.5rem_+_8vw,7rem)] gap-[clamp(1.25rem,0.75rem_+_2vw,2.25rem)]">
      <div className="max-md:[&>:first-child]:hidden grid max-w-168 gap-[clamp(0.5rem,0.3rem_+_0.9vw,0.875rem)]">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={2} size="page">
          {title}
        </Heading>
        {text === undefined ? null : <p className="text-muted text-base lg:text-lg leading-normal">{text}</p>}
      </div>
      {children}
    </section>
  )
}
