import type { OptionId } from '@riflesso/colorimetry'
import { type AnalysisResult, analysisOfOption } from '@riflesso/consultation'
import { goalOfPlan } from '@riflesso/vision'
import { AppError } from '#platform/errors'
import type { PreviewTask } from '#platform/pixels/draw-preview'
import type { AnalysisDeps } from '../analyze.ts'
import { findPreviewSource } from './preview-repository.ts'

/** The goal of an analysis on the client's own photo, not yet rendered. */
export type Preview = {
  /** The store's key of the photo. */
  readonly photoKey: string
  readonly task: Omit<PreviewTask, 'bytes'>
}

/** The target colours: null without a photo of the current hair, and where nothing is done today. */
const shownOf = (analysis: AnalysisResult, option: OptionId): Pick<PreviewTask, 'reading' | 'goal'> | null => {
  const goal = goalOfPlan(analysisOfOption(analysis, option).plan)
  return analysis.prima && goal ? { reading: analysis.prima, goal } : null
}

/**
 * Loads the input of a preview: the archived photo, reading and plan, and the user's hints on the photo.
 *
 * @throws AppError 'photo-not-found' when the salon has no such analysis or there is nothing to show
 */
export async function findPreview(
  { db }: Pick<AnalysisDeps, 'db'>,
  salonId: string,
  id: string,
  option: OptionId,
): Promise<Preview> {
  const source = await findPreviewSource(db, salonId, id)
  const shown = source && shownOf(source.analysis, option)
  if (!shown) throw new AppError('photo-not-found')
  const { photoKey } = source
  const strokes = source.primaHints?.strokes ?? []
  return { photoKey, task: { ...shown, strokes } }
}

/**
 * Renders a preview from the stored photo: it is stored nowhere, so deleting the photo deletes it.
 *
 * @throws AppError 'photo-not-found' when the photo has been deleted, otherwise with a code of the preview operation
 */
export async function drawPreview(
  { photoStore, photoPool }: Pick<AnalysisDeps, 'photoStore' | 'photoPool'>,
  { photoKey, task }: Preview,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const bytes = await photoStore.get(photoKey)
  if (!bytes) throw new AppError('photo-not-found')
  const drawn = await photoPool.preview({ ...task, bytes }, signal)
  if (drawn.ok) return drawn.jpeg
  if (drawn.code === 'busy' || drawn.code === 'request-cancelled') throw new AppError(drawn.code)
  const failure = new AppError('engine-failed')
  // A stored photo was readable before: an unreadable one is our failure.
  failure.cause = drawn.code === 'engine-failed' ? drawn.cause : drawn.code
  throw failure
}
