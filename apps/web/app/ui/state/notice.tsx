import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

type Props = {
  readonly tone: 'info' | 'ok' | 'warning' | 'danger'
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** `alert` is announced immediately, `status` politely; absent: not announced. */
  readonly role?: 'alert' | 'status'
}

const ICON = { info: IconInfoCircle, ok: IconCircleCheck, warning: IconAlertTriangle, danger: IconAlertTriangle }

/** Inline message with tint and icon. */
export function Notice({ tone, title, children, role }: Props) {
  const Icon = ICON[tone]
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon size="1.125rem" stroke={1.75} aria-hidden className={styles.icon} />
      <div>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children === undefined ? null : <div className={styles.text}>{children}</div>}
      </div>
    </div>
  )
}
