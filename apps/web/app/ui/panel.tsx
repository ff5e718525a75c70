import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import { Heading } from './heading.tsx'
import styles from './panel.module.css'

type Props = {
  readonly title: string
  readonly lead?: string
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One card of a tab. */
export function Panel({ title, lead, aside, children }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={2} size="card" id={id}>
            {title}
          </Heading>
          {aside}
        </div>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </Card>
  )
}

/** Names and values, line by line. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div className={styles.fact} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
