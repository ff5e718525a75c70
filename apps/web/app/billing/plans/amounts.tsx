import type { ReactNode } from 'react'
import styles from './amounts.module.css'

/** A list of amounts; the last one is the total. */
export function Amounts({ lines }: { readonly lines: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.amounts}>
      {lines.map(([name, value]) => (
        <div className={styles.line} key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
