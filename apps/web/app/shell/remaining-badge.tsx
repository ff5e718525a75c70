import { badgeTone } from '~/billing/plans/plan.ts'
import { shellCopy } from '~/copy/shell.ts'

/** Number of remaining analyses; null if the plan has no limit. */
export function RemainingBadge({ remaining }: { readonly remaining: number | null }) {
  return (
    <span
      className="py-0.5 px-2.5 rounded-full text-2xs tabular-nums font-semibold whitespace-nowrap data-[tone=plenty]:bg-plum-tint data-[tone=plenty]:text-plum data-[tone=few]:bg-sunken data-[tone=few]:text-ink data-[tone=danger]:bg-danger data-[tone=danger]:text-card"
      data-tone={badgeTone(remaining)}
    >
      {remaining === null ? shellCopy.unlimited : shellCopy.remaining(remaining)}
    </span>
  )
}
