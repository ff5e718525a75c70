import type { AnalysisStage } from '@riflesso/contract'

/** A step of an analysis under way: the photos leave, then what the server does. */
export type ProgressStep = {
  readonly id: 'uploading' | AnalysisStage
  readonly state: 'done' | 'now' | 'later'
}

/**
 * The steps in their order. `begun`: what the server has said that it begins with, oldest first; the model's step is there
 * only once it is taken, and stays.
 */
export function progressSteps(uploaded: boolean, begun: readonly AnalysisStage[]): readonly ProgressStep[] {
  const now = uploaded ? (begun.at(-1) ?? 'measuring') : 'uploading'
  const ids: readonly ProgressStep['id'][] = [
    'uploading',
    // While others are served, the first step is what is waited for.
    now === 'waiting' ? now : 'measuring',
    'planning',
    ...(begun.includes('consulting') ? ['consulting' as const] : []),
    'archiving',
  ]
  const place = ids.indexOf(now)
  return ids.map((id, index) => ({ id, state: index < place ? 'done' : index === place ? 'now' : 'later' }))
}
