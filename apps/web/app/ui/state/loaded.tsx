import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { commonCopy } from '~/copy/common.ts'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'

type Props<Data> = {
  readonly query: UseQueryResult<Data>
  readonly height?: string
  readonly children: (data: Data) => ReactNode
}

/** Shows loaded data, a placeholder of its size while loading, and a retry after a failure. */
export function Loaded<Data>({ query, height = '4.5rem', children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <ErrorState title={commonCopy.loadFailed} text={messageOf(query.error)} onRetry={() => void query.refetch()} />
    )
  return <Skeleton height={height} />
}
