import type { FormEventHandler, ReactNode } from 'react'
import styles from '~/ui/form/form.module.css'
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
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <div className={styles.intro}>
        <Heading level={1} size="page">
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </form>
  )
}
