import type { OptionId } from '@riflesso/colorimetry'
import { type AnalysisResult, analysisOfOption } from '@riflesso/consultation'
import { goalOfPlan } from '@riflesso/vision'
import { AppError, required } from '#platform/errors'
import type { PreviewTask } from '#platform/pixels/draw-preview'
import type { Admission } from './admission.ts'
import type { AnalysisDeps } from './analyze.ts'
import { findPreviewSource } from './repository.ts'

/** The target colours: null without a photo of the current hair, and where nothing is done today. */
const shownOf = (analysis: AnalysisResult, option: OptionId): Pick<PreviewTask, 'reading' | 'goal'> | null => {
  const goal = goalOfPlan(analysisOfOption(analysis, option).plan)
  return analysis.prima && goal ? { reading: analysis.prima, goal } : null
}

/**
 * Renders the goal of an analysis on the client's own photo. It is stored nowhere here, so deleting the photo deletes it.
 *
 * @throws AppError 'photo-not-found' when the salon has no such analysis, its photo has been deleted or there is nothing to
 *   show, otherwise with a code of the preview operation
 */
export async function renderPreview(
  { db, photoStore, photoPool }: Pick<AnalysisDeps, 'db' | 'photoStore' | 'photoPool'>,
  admission: Admission,
  salonId: string,
  id: string,
  option: OptionId,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const source = await findPreviewSource(db, salonId, id)
  const shown = source && shownOf(source.analysis, option)
  if (!shown) throw new AppError('photo-not-found')
  return admission.admitPreview(salonId, signal, async () => {
    const bytes = required(await photoStore.get(source.photoKey), 'photo-not-found')
    const drawn = await photoPool.preview({ ...shown, strokes: source.primaHints?.strokes ?? [], bytes }, signal)
    if (drawn.ok) return drawn.jpeg
    if (drawn.code === 'busy' || drawn.code === 'request-cancelled') throw new AppError(drawn.code)
    // A stored photo was readable before: an unreadable one is our failure.
    throw new AppError('engine-failed', {}, drawn.code === 'engine-failed' ? drawn.cause : drawn.code)
  })
}
