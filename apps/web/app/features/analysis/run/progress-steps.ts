import type { AnalysisStage } from '@riflesso/contract'

/** A step of a running analysis: upload, then the stages of the server. */
export type ProgressStep = {
  readonly id: 'uploading' | AnalysisStage
  readonly state: 'done' | 'now' | 'later'
}

/**
 * The steps in order. `begun`: stages that the server has started, oldest first. The model's step appears once it has started,
 * and stays.
 */
export function progressSteps(uploaded: boolean, begun: readonly AnalysisStage[]): readonly ProgressStep[] {
  const now = uploaded ? (begun.at(-1) ?? 'measuring') : 'uploading'
  const ids: readonly ProgressStep['id'][] = [
    'uploading',
    // While queued, the first step is current.
    now === 'waiting' ? now : 'measuring',
    'planning',
    ...(begun.includes('consulting') ? ['consulting' as const] : []),
    'archiving',
  ]
  const place = ids.indexOf(now)
  return ids.map((id, index) => ({ id, state: index < place ? 'done' : index === place ? 'now' : 'later' }))
}
