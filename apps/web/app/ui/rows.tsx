import type { ReactNode } from 'react'
import styles from './rows.module.css'

/** People or things, one a row, each with what can be done about it. */
export function Rows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  )
}

type Props = {
  readonly name: ReactNode
  /** What is said under the name, line by line. */
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
