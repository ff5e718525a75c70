import type { FormEventHandler, ReactNode } from 'react'
import { Heading } from '~/ui/heading.tsx'

type Props = {
  readonly title: string
  readonly lead: ReactNode
  readonly onSubmit: FormEventHandler<HTMLFormElement>
  readonly children: ReactNode
}

/** Form of one step of signing in, on its own screen. */
export function StepForm({ title, lead, onSubmit, children }: Props) {
  return (
    <form className="grid gap-4.5" noValidate onSubmit={onSubmit}>
      <div className="grid mb-2 gap-3">
        <Heading level={1}>{title}</Heading>
        <p className="text-muted text-base leading-normal">{lead}</p>
      </div>
      {children}
    </form>
  )
}
