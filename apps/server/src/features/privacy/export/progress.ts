import type { ExportProgress } from '@riflesso/contract'
import { MINUTE_MS, SECOND_MS } from '#platform/clock'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { changeRunning, type ExportRow } from './repository.ts'

/** How often a running export writes down how far it is. */
const BEAT_MS = SECOND_MS
/** Without a word for so long, the server that wrote it has died. */
const SILENCE_MS = MINUTE_MS

const isDead = ({ state, seenAt }: ExportRow, now: Date) =>
  (state === 'waiting' || state === 'running') && now.getTime() - seenAt.getTime() > SILENCE_MS

/** An export as its person sees it. */
export const presentProgress = (row: ExportRow, now: Date): ExportProgress => ({
  id: row.id,
  state: isDead(row, now) ? 'failed' : row.state,
  analyses: { done: row.analysesDone, total: row.analysesTotal },
  photos: { done: row.photosDone, total: row.photosTotal },
})

export type Progress = { analyses: number; photos: number }

/**
 * Writes down every second how far an export is. Aborts `signal` when it must not go on, because somebody cancelled it.
 * `end` writes the last word, unless the export was cancelled.
 */
export function reportProgress({ db, clock }: { readonly db: Db; readonly clock: Deps['clock'] }, id: string) {
  const progress: Progress = { analyses: 0, photos: 0 }
  const stop = new AbortController()
  const write = (state: 'running' | 'done' | 'failed') =>
    changeRunning(db, id, {
      state,
      analysesDone: progress.analyses,
      photosDone: progress.photos,
      seenAt: clock(),
    })
  let beating: Promise<unknown> = Promise.resolve()
  const beat = async () => {
    if (!(await write('running'))) stop.abort()
  }
  const timer = setInterval(() => {
    // A database that is away for a moment stops nothing.
    beating = beating.then(() => beat().catch(() => undefined))
  }, BEAT_MS)
  return {
    progress,
    signal: stop.signal,
    end: async (state: 'done' | 'failed') => {
      clearInterval(timer)
      await beating
      await write(state)
    },
  }
}
