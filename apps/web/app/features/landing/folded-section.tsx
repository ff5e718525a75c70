import type { ReactNode } from 'react'
import { OpenSign } from '~/ui/fold.tsx'
import { Heading } from '~/ui/heading.tsx'

type Props = {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A section of the landing page that shows its title and opens on demand. */
export function FoldedSection({ title, text, children }: Props) {
  return (
    <details className="border-b border-line mt-6 [&+&]:mt-0 open:pb-7">
      <summary className="flex items-center justify-between cursor-pointer list-none [&::-webkit-details-marker]:hidden min-h-14 py-3 gap-4">
        <Heading level={2} size="section">
          {title}
        </Heading>
        <OpenSign size="1.5rem" />
      </summary>
      <p className="max-w-168 mb-6 text-muted leading-normal">{text}</p>
      {children}
    </details>
  )
}
