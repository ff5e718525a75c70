import { createPhotoPool, type PhotoPool, type PoolFailure } from '#platform/pixels/pool'
import { photoAnswer } from './photo-answers.ts'

/** Failures of the pool, not of the photo: a retry may succeed. */
const OF_THE_POOL: readonly string[] = [
  'busy',
  'request-cancelled',
  'image-too-slow',
  'engine-failed',
] satisfies PoolFailure['code'][]

const isOfThePhoto = (answer: { readonly ok: boolean; readonly code?: string }) =>
  answer.ok || !OF_THE_POOL.includes(answer.code ?? '')

/**
 * A photo pool that computes each answer once with the real one and then reads it from disk: most tests need some
 * analysis, not another measurement of the same photo. No thread starts while all answers are known.
 */
export function createStoredPhotoPool(real: PhotoPool = createPhotoPool()): PhotoPool {
  const stored =
    <Task, Answer extends { readonly ok: boolean; readonly code?: string }>(
      name: string,
      work: (task: Task, signal: AbortSignal) => Promise<Answer>,
    ) =>
    (task: Task, signal: AbortSignal): Promise<Answer> =>
      signal.aborted ? work(task, signal) : photoAnswer([name, task], () => work(task, signal), isOfThePhoto)
  return {
    ...real,
    read: stored('read', real.read),
    picture: stored('picture', real.picture),
    preview: stored('preview', real.preview),
    recode: stored('recode', real.recode),
  }
}
