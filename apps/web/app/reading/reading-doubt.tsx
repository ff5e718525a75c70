import { type AnalysisResult, isUsable, worstOfPhotos } from '@riflesso/consultation'
import type { ReactNode } from 'react'
import { readingCopy as copy } from '~/copy/analysis/reading.ts'
import { ReadingState } from './reading-state.tsx'

type Props = {
  readonly analysis: Pick<AnalysisResult, 'prima' | 'dopo'>
  /** Action against an unusable reading. */
  readonly action?: ReactNode
}

/** Warning about the reading behind a result, with the action against an unusable one. Nothing if both readings are good. */
export function ReadingDoubt({ analysis, action }: Props) {
  const worst = worstOfPhotos(analysis)
  if (worst === null) return null
  return (
    <ReadingState judged={worst.doubt} of={copy.photos[worst.slot]}>
      {isUsable(analysis) ? null : action}
    </ReadingState>
  )
}
