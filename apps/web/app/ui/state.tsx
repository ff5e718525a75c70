import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import { Loader, Skeleton as MantineSkeleton, type SkeletonProps } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { commonCopy } from '~/copy/common.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { HairLock } from './hair/hair-lock.tsx'
import { sampleLocks } from './hair/sample-locks.ts'
import styles from './skeleton.module.css'

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

type ErrorStateProps = {
  readonly title: string
  readonly text?: string
  readonly onRetry?: (() => void) | undefined
  readonly page?: boolean
}

/** Error message, with a retry button where useful. */
export function ErrorState({ title, text, onRetry, page = false }: ErrorStateProps) {
  const Tag = page ? 'main' : 'div'
  const Title = page ? 'h1' : 'p'
  return (
    <Tag
      className="grid gap-5 justify-items-center text-center py-10 px-6 data-page:content-center data-page:min-h-dvh"
      data-page={page || undefined}
    >
      <div role="alert" className="grid gap-2 justify-items-center text-center">
        <IconAlertTriangle size="1.75rem" stroke={1.5} aria-hidden className="text-danger" />
        <Title className="font-display text-xl font-medium tracking-[-0.015em] leading-tight text-balance">
          {title}
        </Title>
        {text === undefined ? null : <p className="max-w-128 text-muted leading-normal text-pretty">{text}</p>}
      </div>
      {onRetry === undefined ? null : (
        <Button look="secondary" onClick={onRetry}>
          {commonCopy.retry}
        </Button>
      )}
    </Tag>
  )
}

type LoadedProps<Data> = {
  readonly query: UseQueryResult<Data>
  readonly height?: string
  readonly children: (data: Data) => ReactNode
}

/** Shows loaded data, a placeholder of its size while loading, and a retry after a failure. */
export function Loaded<Data>({ query, height = '4.5rem', children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <ErrorState title={commonCopy.loadFailed} text={messageOf(query.error)} onRetry={() => void query.refetch()} />
    )
  return <Skeleton height={height} />
}

type EmptyStateProps = { readonly title: string; readonly text: string; readonly action?: ReactNode }

/** Empty state: picture, explanation, action. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid gap-5 justify-items-center text-center py-10 px-6">
      <div className="overflow-hidden size-24 rounded-full">
        <HairLock {...sampleLocks.chestnut} />
      </div>
      <p className="font-display text-xl font-medium tracking-[-0.015em] leading-tight text-balance">{title}</p>
      <p className="max-w-128 text-muted leading-normal text-pretty">{text}</p>
      {action}
    </div>
  )
}

/** Placeholder in the final size of the content. */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return <MantineSkeleton {...rest} className={[styles.skeleton, className].filter(Boolean).join(' ')} />
}

/** Placeholder of a card with its surface. `height` is a CSS length. */
export function CardSkeleton({ height }: { readonly height: string }) {
  return (
    <Card className={styles.card} style={{ height }}>
      <Skeleton height="1.5rem" width="55%" />
      <Skeleton height="1rem" width="90%" />
      <Skeleton height="1rem" width="75%" />
    </Card>
  )
}

/** Full-page spinner while the user or the page is loading. */
export function PageSpinner() {
  return (
    <main className="grid min-h-dvh place-items-center" aria-busy="true">
      <div role="status" className="grid text-muted gap-4 justify-items-center">
        <Loader size="2rem" color="var(--plum)" aria-hidden />
        <span>{commonCopy.loading}</span>
      </div>
    </main>
  )
}
