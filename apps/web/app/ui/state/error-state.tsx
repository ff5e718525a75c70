import { IconAlertTriangle } from '@tabler/icons-react'
import { commonCopy } from '~/copy/common.ts'
import { Button } from '../button/button.tsx'

type Props = {
  readonly title: string
  readonly text?: string
  readonly onRetry?: (() => void) | undefined
  readonly page?: boolean
}

/** Error message, with a retry button where useful. */
export function ErrorState({ title, text, onRetry, page = false }: Props) {
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
