import { worstOfPhotos } from '@riflesso/consultation'
import type { ReactNode } from 'react'
import { readingCopy as copy } from '~/copy/reading.ts'
import { ReadingState } from '~/reading/reading-state.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'

type Props = {
  readonly analysis: Pick<AnalysisResult, 'prima' | 'dopo'>
  /** What can be done about it here. */
  readonly children?: ReactNode
}

/**
 * What a result rests on, where that is doubtful: a strip under its name, or the danger of a reading that is not to be used.
 * Nothing where both readings are good.
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
