import { IconAlertTriangle } from '@tabler/icons-react'
import { commonCopy } from '~/copy/common.ts'
import { Button } from '../button/button.tsx'
import styles from './state.module.css'

type Props = {
  readonly title: string
  readonly text?: string
  readonly onRetry?: (() => void) | undefined
  /** Fills the viewport. */
  readonly page?: boolean
}

/** Error message, with a retry button where useful. */
export function ErrorState({ title, text, onRetry, page = false }: Props) {
  const Tag = page ? 'main' : 'div'
  const Title = page ? 'h1' : 'p'
  return (
    <Tag className={styles.state} data-page={page || undefined}>
      <div role="alert" className={styles.message}>
        <IconAlertTriangle size="1.75rem" stroke={1.5} aria-hidden className={styles.sign} />
        <Title className={styles.title}>{title}</Title>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </div>
      {onRetry === undefined ? null : (
        <Button look="secondary" onClick={onRetry}>
          {commonCopy.retry}
        </Button>
      )}
    </Tag>
  )
}
