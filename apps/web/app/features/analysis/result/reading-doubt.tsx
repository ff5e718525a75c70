import { worstOfPhotos } from '@riflesso/consultation'
import type { ReactNode } from 'react'
import { readingCopy as copy } from '~/copy/analysis/reading.ts'
import { ReadingState } from '~/reading/reading-state.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'

type Props = {
  readonly analysis: Pick<AnalysisResult, 'prima' | 'dopo'>
  /** Action against the doubt. */
  readonly children?: ReactNode
}

/**
 * Warning about the reading behind a result: a strip for a doubtful reading, an alert for an unusable one. Nothing if both
 * readings are good.
 */
export function ReadingDoubt({ analysis, children }: Props) {
  const worst = worstOfPhotos(analysis)
  if (worst === null) return null
  return (
    <ReadingState judged={worst.doubt} of={copy.photos[worst.slot]}>
      {children}
    </ReadingState>
  )
}
