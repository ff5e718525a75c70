import { isUsable } from '@riflesso/consultation'
import type { ReactNode } from 'react'

type Photos = Parameters<typeof isUsable>[0]

/**
 * Whether the formula of an analysis is shown, anywhere: never that of an unusable reading, until the colourist says what the
 * colour is. True while the analysis loads (null).
 */
export const isFormulaShown = (photos: Photos | null): boolean => photos === null || isUsable(photos)

type Props = {
  readonly analysis: Photos | null
  readonly children: ReactNode
}

/** Its content while the formula is shown. */
export function FormulaShown({ analysis, children }: Props) {
  return isFormulaShown(analysis) ? children : null
}
