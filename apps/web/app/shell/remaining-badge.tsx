import { badgeTone } from '~/billing/plans/plan.ts'
import { shellCopy } from '~/copy/shell.ts'
import styles from './remaining-badge.module.css'

/** Number of remaining analyses; null if the plan has no limit. */
export function RemainingBadge({ remaining }: { readonly remaining: number | null }) {
  return (
    <span className={styles.badge} data-tone={badgeTone(remaining)}>
      {remaining === null ? shellCopy.unlimited : shellCopy.remaining(remaining)}
    </span>
  )
}
