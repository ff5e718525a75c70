import { isUsable } from '@riflesso/consultation'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createStore } from '~/store.ts'

type Photos = Parameters<typeof isUsable>[0]

/** Ids of analyses with an unusable reading whose formula the user opened, until the app is loaded again. */
const opened = createStore<ReadonlySet<string>>(new Set())

export const openFormula = (analysisId: string): void => opened.set(new Set([...opened.get(), analysisId]))

/**
 * Whether the formula of an analysis is shown, anywhere: that of an unusable reading only once the user has opened it. True
 * while the analysis loads (null).
 */
export function useFormulaShown(analysisId: string, photos: Photos | null): boolean {
  const isOpened = () => opened.get().has(analysisId)
  return useSyncExternalStore(opened.watch, isOpened, isOpened) || photos === null || isUsable(photos)
}

type Props = {
  readonly analysisId: string
  readonly analysis: Photos | null
  readonly children: ReactNode
}

/** Its content while the formula is shown. */
export function FormulaShown({ analysisId, analysis, children }: Props) {
  return useFormulaShown(analysisId, analysis) ? children : null
}
