import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

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
    <div
      className="group/notice [--notice-color:var(--plum)] [--notice-ground:var(--plum-tint)] flex py-3 px-4 border border-[color-mix(in_srgb,var(--notice-color)_18%,transparent)] rounded-field bg-(--notice-ground) text-ink text-sm gap-3 leading-[1.45] data-[tone=ok]:[--notice-color:var(--ok)] data-[tone=ok]:[--notice-ground:var(--ok-tint)] data-[tone=warning]:[--notice-color:var(--warning)] data-[tone=warning]:[--notice-ground:var(--warning-tint)] data-[tone=danger]:[--notice-color:var(--danger)] data-[tone=danger]:[--notice-ground:var(--danger-tint)]"
      data-tone={tone}
      role={role}
    >
      <Icon size="1.125rem" stroke={1.75} aria-hidden className="flex-none mt-0.5 text-(--notice-color)" />
      <div>
        {title === undefined ? null : (
          <p className="font-semibold group-not-data-[tone=info]/notice:text-(--notice-color)">{title}</p>
        )}
        {children === undefined ? null : <div className="text-inherit text-pretty">{children}</div>}
      </div>
    </div>
  )
}
