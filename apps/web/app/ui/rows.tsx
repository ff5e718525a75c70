import type { ReactNode } from 'react'
import styles from './rows.module.css'

/** List of items with actions, one per row. */
export function Rows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  )
}

type Props = {
  readonly name: ReactNode
  /** Lines below the name. */
  readonly lines?: readonly string[]
  /** Buttons. */
  readonly children?: ReactNode
}

export function Row({ name, lines = [], children }: Props) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
      {children ? <div className={styles.buttons}>{children}</div> : null}
    </li>
  )
}
